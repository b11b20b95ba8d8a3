import type { TermsSource } from '@selvedge/contract/content.ts';
import type { z } from 'zod';

/** What Turkish law wants a shopper to read before buying at a distance; in the demo's plain words, and no lawyer's work. Only Turkey needs it. */
export const turkishTerms: readonly z.infer<typeof TermsSource>[] = [
  {
    slug: 'distance-sales-tr',
    version: '2026-11-01',
    title: 'Ön bilgilendirme ve mesafeli satış sözleşmesi',
    text: `Bu bir tanıtım mağazasıdır: hiçbir ürün gönderilmez ve hiçbir ücret alınmaz.

## Ön bilgilendirme

Sipariş vermeden önce ne satın aldığınızı, tüm vergiler dahil fiyatını, teslimat ücretini ve beklenen teslimat gününü görürsünüz. Satıcı Selvedge’dir; bize [İletişim](/{market}/contact) sayfasından ulaşabilirsiniz.

## Sözleşme

Ödemeyi yaparak sipariş verirsiniz. Sipariş, fiyatı ve adresiniz sözleşmeyle birlikte saklanır ve size e-posta ile gönderilir.

## Teslimat

Ürünleri en geç 30 gün içinde verdiğiniz adrese teslim ederiz. Ürün elinize ulaşana kadar sorumluluk bize aittir.

## Cayma hakkı

Ürünü teslim aldıktan sonra 14 gün içinde, gerekçe göstermeden ve ücret ödemeden [İadeler](/{market}/returns) sayfasından cayabilirsiniz. Tüm ödemenizi 14 gün içinde iade ederiz. Sizin isteğinize göre hazırlanan ürünler bunun dışındadır.

## Şikâyetler

Ticaret Bakanlığının her yıl açıkladığı sınırlar içinde, yaşadığınız yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsiniz.`,
  },
  {
    slug: 'disclosure-tr',
    version: '2026-11-01',
    title: 'Kişisel verilere ilişkin aydınlatma metni',
    text: `6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca verilerinizin sorumlusu Selvedge’dir.

## Neleri, neden işliyoruz

Satın aldıklarınızı teslim etmek ve sorumluluğunu üstlenmek için adınızı, adreslerinizi, e-postanızı, telefon numaranızı ve siparişlerinizi; kimlik numaranızı ise yalnızca siz verirseniz, fatura için işleriz.

## Kimlere aktarılıyor

Kargo şirketine, seçtiğiniz ödeme kuruluşuna ve kanunun belirttiği makamlara. Bilgisayarlarımızın bir kısmı yurt dışındadır: verileriniz oraya yalnızca açık rızanızla aktarılır ve bu rızayı istediğiniz zaman geri alabilirsiniz.

## Nasıl toplanıyor

Sözleşmeye ve yasal yükümlülüklerimize dayanarak, mağazaya yazdıklarınız aracılığıyla.

## Haklarınız

11. madde uyarınca verilerinizin işlenip işlenmediğini ve nasıl işlendiğini sorabilir, düzeltilmesini veya silinmesini isteyebilir ve itiraz edebilirsiniz. Bize [İletişim](/{market}/contact) sayfasından yazın.`,
  },
];
