import { cardWords } from './card-words.ts';

const en = {
  sandbox: 'Payment sandbox: no money moves here',
  toPay: 'To pay',
  reference: 'Reference',
  bankTitle: 'Your bank',
  bankText: 'Decide as a shopper would at the page of her bank.',
  approve: 'Approve the payment',
  approveLater: 'Approve, but let the bank take its time',
  refuse: 'Refuse the payment',
  back: 'Cancel and go back to the shop',
  challengeTitle: 'Confirm the payment',
  challengeText: 'Your bank asks for a code. In this sandbox it is “password”; any other fails.',
  code: 'Code of your bank',
  confirm: 'Confirm',
  klarnaTitle: 'Klarna',
  klarnaText: 'Choose how to pay.',
  payNow: 'Pay now',
  payLater: 'Pay later',
  payOverTime: 'Pay over time',
  cardTitle: 'Pay by card',
  cardNumber: 'Card number',
  expiry: 'Valid until (MM/YY)',
  securityCode: 'Security code',
  holder: 'Name on the card',
  pay: 'Pay',
  wrongNumber: 'This is not a card number',
  wrongExpiry: 'This date is not right, or has passed',
  wrongCode: 'Three or four digits',
  refused: 'The bank refused this card. Try another one, or go back to the shop.',
  paid: 'Paid',
  paidText: 'Thank you. You can close this page.',
  expired: 'This link is no longer valid',
  goOn: 'Go on to the shop',
  decided: 'This payment has been decided',
  terminalTitle: 'Till terminal',
  terminalEmpty: 'Nothing to pay on this terminal.',
  present: 'Present a card',
  declineCard: 'Present a card that is refused',
  cancelTerminal: 'Press the red key',
  notFound: 'There is nothing here',
};
export type Texts = typeof en;

const de: Texts = {
  ...en,
  sandbox: 'Zahlungs-Testumgebung: Hier fließt kein Geld',
  toPay: 'Zu zahlen',
  reference: 'Referenz',
  bankTitle: 'Ihre Bank',
  bankText: 'Entscheiden Sie, wie es eine Kundin auf der Seite ihrer Bank täte.',
  approve: 'Zahlung freigeben',
  approveLater: 'Freigeben, aber die Bank braucht noch',
  refuse: 'Zahlung ablehnen',
  back: 'Abbrechen und zurück zum Shop',
  challengeTitle: 'Zahlung bestätigen',
  challengeText: 'Ihre Bank fragt nach einem Code. Hier lautet er „password“; jeder andere scheitert.',
  code: 'Code Ihrer Bank',
  confirm: 'Bestätigen',
  klarnaText: 'Wählen Sie, wie Sie zahlen.',
  payNow: 'Sofort bezahlen',
  payLater: 'Später bezahlen',
  payOverTime: 'In Raten bezahlen',
  cardTitle: 'Mit Karte bezahlen',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  securityCode: 'Prüfziffer',
  holder: 'Name auf der Karte',
  pay: 'Bezahlen',
  wrongNumber: 'Das ist keine Kartennummer',
  wrongExpiry: 'Dieses Datum stimmt nicht oder ist vorbei',
  wrongCode: 'Drei oder vier Ziffern',
  refused: 'Die Bank hat diese Karte abgelehnt. Versuchen Sie eine andere oder gehen Sie zurück zum Shop.',
  paid: 'Bezahlt',
  paidText: 'Vielen Dank. Sie können diese Seite schließen.',
  expired: 'Dieser Link gilt nicht mehr',
  goOn: 'Weiter zum Shop',
  decided: 'Über diese Zahlung ist entschieden',
};

const fr: Texts = {
  ...en,
  sandbox: 'Environnement d’essai : aucun paiement réel',
  toPay: 'À payer',
  reference: 'Référence',
  cardTitle: 'Payer par carte',
  cardNumber: 'Numéro de carte',
  expiry: 'Expire fin (MM/AA)',
  securityCode: 'Cryptogramme',
  holder: 'Nom sur la carte',
  pay: 'Payer',
  wrongNumber: 'Ce n’est pas un numéro de carte',
  wrongExpiry: 'Cette date est fausse ou passée',
  wrongCode: 'Trois ou quatre chiffres',
  approve: 'Accepter le paiement',
  refuse: 'Refuser le paiement',
  back: 'Annuler et revenir à la boutique',
};

const tr: Texts = {
  ...en,
  sandbox: 'Ödeme deneme ortamı: gerçek para hareketi yoktur',
  toPay: 'Ödenecek tutar',
  reference: 'Referans',
  challengeTitle: 'Ödemeyi onaylayın',
  challengeText: 'Bankanız bir kod istiyor. Bu ortamda kod “password”; diğerleri reddedilir.',
  code: 'Bankanızın kodu',
  confirm: 'Onayla',
  cardTitle: 'Kartla öde',
  cardNumber: 'Kart numarası',
  expiry: 'Son kullanma (AA/YY)',
  securityCode: 'Güvenlik kodu',
  holder: 'Kart üzerindeki ad',
  pay: 'Öde',
  wrongNumber: 'Bu bir kart numarası değil',
  wrongExpiry: 'Bu tarih yanlış veya geçmiş',
  wrongCode: 'Üç veya dört rakam',
  refused: 'Banka bu kartı reddetti. Başka bir kart deneyin veya mağazaya dönün.',
  back: 'Vazgeç ve mağazaya dön',
  goOn: 'Mağazaya devam et',
};

const ar: Texts = {
  ...en,
  sandbox: 'بيئة تجريبية للدفع: لا تنتقل أي أموال هنا',
  toPay: 'المبلغ المستحق',
  reference: 'المرجع',
  bankTitle: 'مصرفك',
  bankText: 'قرّر كما يفعل المتسوّق في صفحة مصرفه.',
  approve: 'الموافقة على الدفع',
  approveLater: 'الموافقة، لكن المصرف يحتاج إلى وقت',
  refuse: 'رفض الدفع',
  back: 'إلغاء والعودة إلى المتجر',
  challengeTitle: 'تأكيد الدفع',
  challengeText: 'يطلب مصرفك رمزًا. الرمز هنا هو “password”، وأي رمز آخر يُرفض.',
  code: 'رمز المصرف',
  confirm: 'تأكيد',
  cardTitle: 'الدفع بالبطاقة',
  cardNumber: 'رقم البطاقة',
  expiry: 'صالحة حتى (شهر/سنة)',
  securityCode: 'رمز الأمان',
  holder: 'الاسم على البطاقة',
  pay: 'ادفع',
  wrongNumber: 'هذا ليس رقم بطاقة',
  wrongExpiry: 'هذا التاريخ غير صحيح أو مضى',
  wrongCode: 'ثلاثة أو أربعة أرقام',
  refused: 'رفض المصرف هذه البطاقة. جرّب بطاقة أخرى أو عد إلى المتجر.',
  paid: 'تم الدفع',
  paidText: 'شكرًا لك. يمكنك إغلاق هذه الصفحة.',
  expired: 'لم يعد هذا الرابط صالحًا',
  goOn: 'المتابعة إلى المتجر',
  decided: 'تم البتّ في هذه الدفعة',
};

const languages: Readonly<Record<string, Texts>> = { en, de, fr, tr, ar };

export type Language = { lang: string; dir: 'ltr' | 'rtl'; texts: Texts };

/** A language that is not here is answered in English, and from left to right. */
export function languageOf(locale: string | undefined): Language {
  const lang = (locale ?? '').slice(0, 2).toLowerCase();
  const texts = languages[lang];
  return texts ? { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', texts } : { lang: 'en', dir: 'ltr', texts: en };
}

/** For the fields of a card alone, which speak every language of the shop. */
export function cardLanguageOf(locale: string | undefined): Language {
  const lang = (locale ?? '').slice(0, 2).toLowerCase();
  const words = cardWords[lang];
  return words ? { lang, dir: 'ltr', texts: { ...en, ...words } } : languageOf(locale);
}
