const names = ['cardTitle', 'cardNumber', 'expiry', 'securityCode', 'holder', 'wrongNumber', 'wrongExpiry', 'wrongCode'] as const;

/** The fields of a card stand in the middle of the shop's own page, and so speak all of its languages. */
export const cardWords: Readonly<Record<string, Readonly<Record<(typeof names)[number], string>>>> = Object.fromEntries(
  `
bg|Плащане с карта|Номер на картата|Валидна до (ММ/ГГ)|Код за сигурност|Име върху картата|Това не е номер на карта|Датата не е вярна или е минала|Три или четири цифри
bs|Plaćanje karticom|Broj kartice|Vrijedi do (MM/GG)|Sigurnosni kod|Ime na kartici|Ovo nije broj kartice|Datum nije tačan ili je prošao|Tri ili četiri cifre
ca|Pagament amb targeta|Número de targeta|Vàlida fins a (MM/AA)|Codi de seguretat|Nom a la targeta|Això no és un número de targeta|La data no és correcta o ja ha passat|Tres o quatre xifres
cs|Platba kartou|Číslo karty|Platnost do (MM/RR)|Bezpečnostní kód|Jméno na kartě|Tohle není číslo karty|Datum není správně nebo už uplynulo|Tři nebo čtyři číslice
da|Betal med kort|Kortnummer|Udløber (MM/ÅÅ)|Sikkerhedskode|Navn på kortet|Det er ikke et kortnummer|Datoen er forkert eller overskredet|Tre eller fire cifre
el|Πληρωμή με κάρτα|Αριθμός κάρτας|Λήξη (ΜΜ/ΕΕ)|Κωδικός ασφαλείας|Όνομα στην κάρτα|Αυτός δεν είναι αριθμός κάρτας|Η ημερομηνία δεν είναι σωστή ή έχει περάσει|Τρία ή τέσσερα ψηφία
es|Pago con tarjeta|Número de tarjeta|Válida hasta (MM/AA)|Código de seguridad|Nombre en la tarjeta|Esto no es un número de tarjeta|La fecha no es correcta o ya ha pasado|Tres o cuatro cifras
et|Kaardimakse|Kaardi number|Kehtib kuni (KK/AA)|Turvakood|Nimi kaardil|See ei ole kaardi number|Kuupäev on vale või möödas|Kolm või neli numbrit
fi|Korttimaksu|Kortin numero|Voimassa (KK/VV)|Turvakoodi|Nimi kortissa|Tämä ei ole kortin numero|Päivämäärä on väärä tai mennyt|Kolme tai neljä numeroa
hr|Plaćanje karticom|Broj kartice|Vrijedi do (MM/GG)|Sigurnosni kod|Ime na kartici|Ovo nije broj kartice|Datum nije točan ili je prošao|Tri ili četiri znamenke
hu|Fizetés kártyával|Kártyaszám|Lejárat (HH/ÉÉ)|Biztonsági kód|Név a kártyán|Ez nem kártyaszám|A dátum hibás vagy lejárt|Három vagy négy számjegy
hy|Վճարում քարտով|Քարտի համարը|Ուժի մեջ է մինչև (ԱԱ/ՏՏ)|Անվտանգության կոդ|Անունը քարտի վրա|Սա քարտի համար չէ|Ամսաթիվը սխալ է կամ անցել է|Երեք կամ չորս թվանշան
it|Pagamento con carta|Numero della carta|Scadenza (MM/AA)|Codice di sicurezza|Nome sulla carta|Questo non è un numero di carta|La data non è corretta o è passata|Tre o quattro cifre
lt|Mokėjimas kortele|Kortelės numeris|Galioja iki (mm/MM)|Saugos kodas|Vardas ant kortelės|Tai ne kortelės numeris|Data neteisinga arba jau praėjo|Trys arba keturi skaitmenys
lv|Maksājums ar karti|Kartes numurs|Derīga līdz (MM/GG)|Drošības kods|Vārds uz kartes|Tas nav kartes numurs|Datums nav pareizs vai ir pagājis|Trīs vai četri cipari
mk|Плаќање со картичка|Број на картичката|Важи до (ММ/ГГ)|Безбедносен код|Име на картичката|Ова не е број на картичка|Датумот не е точен или поминал|Три или четири цифри
nb|Betal med kort|Kortnummer|Utløper (MM/ÅÅ)|Sikkerhetskode|Navn på kortet|Dette er ikke et kortnummer|Datoen er feil eller utløpt|Tre eller fire sifre
nl|Betalen met kaart|Kaartnummer|Geldig tot (MM/JJ)|Beveiligingscode|Naam op de kaart|Dit is geen kaartnummer|De datum klopt niet of is verstreken|Drie of vier cijfers
pl|Płatność kartą|Numer karty|Ważna do (MM/RR)|Kod zabezpieczający|Imię i nazwisko na karcie|To nie jest numer karty|Data jest błędna albo już minęła|Trzy lub cztery cyfry
pt|Pagamento com cartão|Número do cartão|Válido até (MM/AA)|Código de segurança|Nome no cartão|Este não é um número de cartão|A data não está correta ou já passou|Três ou quatro algarismos
ro|Plată cu cardul|Numărul cardului|Expiră (LL/AA)|Cod de securitate|Numele de pe card|Acesta nu este un număr de card|Data nu este corectă sau a trecut|Trei sau patru cifre
sk|Platba kartou|Číslo karty|Platnosť do (MM/RR)|Bezpečnostný kód|Meno na karte|Toto nie je číslo karty|Dátum nie je správny alebo už uplynul|Tri alebo štyri číslice
sl|Plačilo s kartico|Številka kartice|Velja do (MM/LL)|Varnostna koda|Ime na kartici|To ni številka kartice|Datum ni pravilen ali je že mimo|Tri ali štiri številke
sq|Pagesë me kartë|Numri i kartës|E vlefshme deri më (MM/VV)|Kodi i sigurisë|Emri në kartë|Ky nuk është numër karte|Data nuk është e saktë ose ka kaluar|Tre ose katër shifra
sr|Plaćanje karticom|Broj kartice|Važi do (MM/GG)|Sigurnosni kod|Ime na kartici|Ovo nije broj kartice|Datum nije tačan ili je prošao|Tri ili četiri cifre
sv|Betala med kort|Kortnummer|Giltigt till (MM/ÅÅ)|Säkerhetskod|Namn på kortet|Det här är inget kortnummer|Datumet stämmer inte eller har passerat|Tre eller fyra siffror
uk|Оплата карткою|Номер картки|Дійсна до (ММ/РР)|Код безпеки|Ім’я на картці|Це не номер картки|Дата неправильна або вже минула|Три або чотири цифри`
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([language, ...words]) => [language, Object.fromEntries(names.map((name, index) => [name, words[index]]))]),
);
