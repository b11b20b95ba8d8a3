import type { PageWords } from './en.ts';

export const tr: PageWords = {
  categories: {
    '/new-in': 'Sezonun ilk parçaları, atölyeden çıktıkça.',
    '/women': 'Yumuşak omuzlu, yalın çizgili, dolgun kumaşlardan giysiler.',
    '/women/new-in': 'Kadın koleksiyonuna yeni katılanlar, en yenisi başta.',
    '/women/clothing': 'Günün ilk gömleğinden gecenin son paltosuna.',
    '/women/clothing/coats-jackets': 'Keçe yün, gabardin ve sık dokunmuş pamuktan dış giyim. İçine bir kazak sığacak kadar rahat kesildi.',
    '/women/clothing/knitwear': 'Yün ve pamuktan ribana, pirinç örgü ve düz örgü. Manşeti bollaşmasın diye özenle örüldü.',
    '/women/clothing/shirts-blouses': 'Diri poplin, yıkanmış keten ve söylemeden yerine oturan yakalar.',
    '/women/clothing/tops-t-shirts': 'Kalın pamuktan sade üstler: en çok giyilen, en son fark edilen parçalar.',
    '/women/clothing/dresses': 'Omuzdan dökülen, gerisini kumaşa bırakan elbiseler.',
    '/women/clothing/trousers': 'Bol, düz ve daralan paçalar; cepleri gerçekten işe yarayacak kadar derin.',
    '/women/clothing/denim': 'Dar tezgâhta dokunmuş, kenarı açıkta denim. İlk gün sert, otuzuncu gün sizin.',
    '/women/clothing/skirts': 'Anvelop, pileli ya da düz kesim; adım atmaya yetecek boyda.',
    '/women/accessories': 'Tabandan başlayarak görünümü tamamlayanlar.',
    '/women/accessories/shoes': 'Yumuşak deri ve yenilenebilen tabanlar.',
    '/women/accessories/bags': 'Kanvas ve deri, bir günü sığdıracak boylarda.',
    '/women/accessories/scarves': 'Saçağı kendi ipliğinden, dokuma atkılar.',
    '/women/accessories/belts': 'Sade tokalar ve tam damarlı deri.',
    '/women/accessories/hats-gloves': 'Keçe ve örgü, havanın istediği aylar için.',
    '/women/edits/work': 'Gömlekler, pantolonlar ve iyi bir ceket: haftaya yeter.',
    '/women/edits/weekend': 'Ağır ağır geçen iki gün için yumuşak katlar.',
    '/women/edits/occasions': 'Düğünler, akşam yemekleri ve şık giyinmek için başka bahaneler.',
    '/women/edits/travel': 'Küçücük katlanan, silkeleyince kendine gelen parçalar.',
    '/men': 'Other Side erkek giyim koleksiyonumuz: aynı kumaşlar, öteki yüzüyle. Düz dikişler, dürüst cepler, gösterişsiz parçalar.',
    '/men/new-in': 'Erkek koleksiyonuna yeni katılanlar, en yenisi başta.',
    '/men/clothing': 'Az sayıda parçayla eksiksiz bir gardırop.',
    '/men/clothing/coats-jackets': 'İşçi ceketleri, kabanlar ve parkalar; havaya aldırmayan kumaşlardan.',
    '/men/clothing/tailoring': 'Astarsız ceketler ve yumuşak pantolonlar: zırhsız terzilik.',
    '/men/clothing/knitwear': 'Balıkçı kazakları ve ince örgüler, hepsi yünden.',
    '/men/clothing/shirts': 'Poplin, oxford ve flanel; her birine göre bir yaka.',
    '/men/clothing/t-shirts': 'Kalın jarse, dar yaka, düz kesim.',
    '/men/clothing/trousers': 'Pileli ya da pilesiz, rahatça oturmaya izin veren bir belle.',
    '/men/clothing/denim': 'Dar tezgâhta dokunmuş 14 onsluk kumaş, yan dikişte kırmızı iplik. Görmek için paçayı kıvırın.',
    '/men/accessories': 'Botlar, kemerler ve yanınızda taşıdıklarınız.',
    '/men/accessories/shoes': 'Derbiler, botlar ve sade spor ayakkabılar.',
    '/men/accessories/bags': 'Tote çantalar, valizler ve çok iyi bir sırt çantası.',
    '/men/accessories/belts': 'Bir kayış, bir toka, uzun yıllar.',
    '/men/accessories/scarves': 'Geniş dokunmuş yün atkılar.',
    '/men/accessories/hats-gloves': 'Denizci bereleri ve astarlı eldivenler.',
    '/men/edits/work': 'İş giysisi olarak doğmuş, hâlâ da işini yapan parçalar.',
    '/men/edits/weekend': 'Ütü isteyen hiçbir şey yok.',
    '/men/edits/occasions': 'Bir ceket, beyaz bir gömlek ve orada durmayı bilecek kadar özgüven.',
    '/men/edits/travel': 'Beş parça, bir çanta.',
    '/cloth': 'Yaptıklarımızın çoğu dört kumaştan çıkar. Dokunmayı en sevdiğinizden başlayın.',
    '/cloth/denim': 'Üçe bir twill: çözgüsü indigo, atkısı boyasız, iki kenarı kapalı.',
    '/cloth/linen': 'Bezayağı dokunmuş keten; kalın ve ince yerleri olduğu gibi bırakıldı.',
    '/cloth/wool': 'Form için balıksırtı, sıcaklık için keçe yün, geri kalan her şey için ribana.',
    '/cloth/cotton': 'Diri bir gün için poplin, sakin bir gün için flanel.',
    '/sale': 'Geçmiş sezonlardan parçalar: aynı kumaş, daha düşük fiyat.',
    '/sale/women': 'Geçmiş sezonlardan kadın parçaları.',
    '/sale/men': 'Geçmiş sezonlardan erkek parçaları.',
    '/gift-cards': 'Kendine neyin yakıştığını en iyi bilenler için. E-postayla, seçtiğiniz günde.',
  },
  belowGoods: {
    '/women': {
      headline: 'Kumaştan başlayan kadın giyim',
      text: `Buradaki her parça, masamıza serilmiş bir kumaş olarak başladı. Kumaşı kaldırır, dökülüşüne bakar, buruşturur, yıkarız; ne olmak istediğine ancak ondan sonra karar veririz.

Sık dokunmuş bir yün, sırtı düz bir palto ister. Gevşek bir keten, omuzdan dökülen bir elbise. Poplin diri kalır, o yüzden gömlek olur. Kumaşa kulak verince icat edilecek pek bir şey kalmaz.

## Nereden başlamalı

- Biri ince, biri kalın iki kazak.
- Fazla beyaz olmayan beyaz bir gömlek.
- Cepleri gerçekten işe yarayan bir pantolon.
- Bir palto. Onun acelesi yok.

En çok giyilen, en iyi yapılmış olmalı. Oradan başlayın, gerisi gelir.`,
    },
    '/other-side': {
      headline: 'Other Side: öteki yüzüyle erkek giyim',
      text: `Other Side, mağazadaki her şeyle aynı kumaşlardan, aynı masada, aynı ellerde kesilir. Yalnızca çizgileri başkadır.

Denim 14 onsluktur ve dar dokunur; paçayı kıvırınca kırmızı ipliği görürsünüz. Ceketler astarsızdır, çünkü iyi kumaşın zırha ihtiyacı yoktur. Gömlekler poplin, oxford ve flaneldir; her birinin yakası kendine göre.

## İlk parça

Elinizin düşünmeden gittiği parçayı seçin ve onun iyisini alın. Çoğu kişi için bu bir jean’dir. Kimileri için gömlek.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Formunu koruyan triko',
      text: `Ribana eski hâline döner, çünkü ilmek sıraları akordeon körüğü gibi sık durur. Manşetlerin ve etek uçlarının ribana olması, baştan sona ribana bir kazağın da bu kadar çok kişiye uyması bundandır.

Yün ve pamuk öreriz. Yün, ağırlığından daha çok ısıtır; sudan çok hava ister. Pamuk daha serin ve daha ağırdır, fazla düşünmeden yıkanır.

## Bakım

Bir gece havalandırın. Katlayın, hiç asmayın. Küçük tüylenmeleri tarakla alın: gevşek liflerden gelir, bir süre sonra kesilir.`,
    },
    '/cloth/denim': {
      headline: 'Kenarı kenar yapan',
      text: `Dar tezgâhta atkı ipliği her sıranın sonunda döner ve geri gelir. Kenar kendiliğinden kapanır; dokumacı siparişleri ayırt etmek için kenar boyunca renkli tek bir iplik geçirir. Bizimki kırmızı.

Böyle bir tezgâhtan çıkan denim sık dokuludur, biraz düzensizdir ve ilk gün serttir. İndigo ipliğin dışında kalır, hareket ettiğiniz yerlerde solar. Bir ay sonra kumaş nasıl oturduğunuzu bilir.`,
    },
  },
  looks: {
    'look-autumn': 'Deve tüyü rengi yün palto, ekru balıkçı yaka kazak, koyu renk pileli pantolon ve kahverengi botlar, yan yana serilmiş',
    'look-denim': 'Yıkanmamış düz paça jean; yanında denim ceket, beyaz tişört ve deri kemer',
    'look-knit': 'Kiremit kırmızısı hırka, ribana balıkçı yaka kazak, antrasit bere ve katlanmış atkı',
    'look-women': 'Kum rengi trençkot, beyaz bluz, mavi pileli etek ve siyah loafer',
    'look-men': 'Açık mavi gömlek üzerine lacivert ceket, kum rengi chino pantolon ve beyaz spor ayakkabı',
    'look-linen': 'Yulaf rengi keten gömlek elbise, kanvas tote çanta ve kahverengi loafer',
    'look-home':
      'Yulaf rengi palto, ekru balıkçı yaka kazak ve koyu renk pantolon; yanında lacivert palto, deve tüyü rengi kazak ve koyu renk jean',
    'look-other-side': 'Koyu renk denim ceket, gri kapüşonlu sweatshirt ve siyah jean arkadan',
    'look-gifts': 'Kenarında ipliğiyle, zarflarının üzerinde farklı renklerde hediye kartları',
  },
  fronts: {
    inPicture: 'Fotoğraftakiler',
    otherSide: 'Öteki yüzüne bakın',
  },
  gifts: {
    worth: '{least} ile {most} arası',
    how: 'Nasıl işler',
    choose: 'Bir kart ve tutarını seçin.',
    write: 'Birkaç satır yazın ve günü belirleyin. Kart e-postayla gelir.',
    use: 'Kart sepette kullanılır. Kalan tutar kartta kalır.',
  },
  women: {
    hero: 'Palto en son giyilir',
    heroCta: 'Paltoları gör',
    disclaimer: 'Yeniler perşembe günleri gelir',
    newCta: 'Tüm yenileri gör',
  },
  men: {
    hero: 'Beş parça, koca bir hafta',
    heroText: 'Ceket, gömlek, chino, spor ayakkabı. Ve bir gün izin.',
    start: 'En çok giydiğiniz parçadan başlayın.',
    wanted: 'En çok istenenler',
  },
  autumn: {
    heading: 'Sonbahar kumaşları',
    intro: 'Deve tüyü rengi yün, flanel, hep eski hâline dönen bir ribana: bu sezon tezgâhtan çıkanlar.',
    hero: {
      above: 'Bu sezon',
      headline: 'Deve tüyü, ribana, kahverengi bot',
      text: 'Dört kumaş ve giyilme sırası.',
      cta: 'Paltoları gör',
      countdown: 'Kış kumaşlarının gelmesine kalan süre',
      launched: 'Kış kumaşları geldi',
    },
    banners: {
      wool: 'Keçe yün lacivertiyle geri döndü',
      repairs: 'İlk yıl ücretsiz onarım: [nasıl işliyor](/{market}/i/care)',
      members: 'Üyeler kış kumaşlarını herkesten bir gün önce görür',
    },
    ways: {
      headline: 'Evden çıkmanın dört yolu',
      rain: 'Hava durumunda olmayan yağmur için.',
      rainCta: 'Trençkotlar',
      office: 'Kıyafet kuralı olmayan ofis için.',
      sunday: 'Geç başlayan pazar için.',
      rest: 'Geri kalan her şey için.',
    },
    film: {
      poster: 'Bir denim kumaşın kenarı',
      headline: 'Kenar boyunca',
      text: 'Kumaş kenarından sekiz saniye, hiç acelesiz.',
      cta: 'Kumaşlarımızı keşfet',
    },
    chosen: 'Soğuk için seçtiklerimiz',
    member: {
      headline: 'İlk bakış sizin',
      text: 'Üye olarak kış kumaşlarını 20 Aralık’ta, kapılar açılmadan bir gün önce görürsünüz.',
    },
    everyone: {
      headline: 'Bir gün önce',
      text: 'Müşteri kulübü üyeleri kış kumaşlarını 20 Aralık’ta görür. Herkes ise bir gün sonra.',
      cta: 'Kulüp hakkında',
    },
    questions: {
      headline: 'Siz sormadan',
      size: {
        title: 'Keçe yünde hangi beden?',
        text: 'İki beden arasındaysanız büyüğü. Kesilmeden önce çektirilir, sonradan esnemez.',
      },
      wash: {
        title: 'Yıkayabilir miyim?',
        text: 'Önce havalandırın. Çoğu iz sabaha kaybolur. Kaybolmazsa **fırçalayın**; yün programını ancak ondan sonra düşünün.',
      },
      fade: {
        title: 'Deve tüyü rengi solar mı?',
        text: 'Lif hâlindeyken boyanır, bu yüzden eşit eskir. Yine de güneşli bir pencerenin önünde bırakmayın.',
      },
    },
  },
  denimDays: {
    heading: 'Denim günleri',
    intro: 'Ham denim için on gün: nedir, giye giye nasıl yumuşar ve ilk jean için bir kod.',
    banner: {
      text: '**Denim günleri** yakında bitiyor',
      over: 'Denim günleri sona erdi',
      popup: 'Ayrıntılar',
      popupText: 'Sipariş başına bir kod; indirimsiz denim ürünlerde geçerlidir. Başka bir kodla birlikte kullanılamaz.',
    },
    raw: {
      above: '14 ons',
      headline: 'İlk gün sert',
      text: 'Ham denim tezgâhtan çıktığından beri yıkanmamıştır. Aldığı kırışıklar sizindir: dizin arkasında, kalçada, cebinizdeki anahtarların çevresinde. **Yıkamadan önce bir ay giyin.**',
      cta: 'Tüm denimleri gör',
      code: 'İlk jean’inizde yüzde on indirim',
    },
    wanted: 'En çok istenen jean’ler',
    promises: {
      hem: 'Paça boyu bizden, ücretsiz',
      returns: 'Karar vermek için otuz gün',
      repairs: 'Kumaş dayandıkça onarım',
    },
    closely: 'Bir ceket, yakından',
    film: {
      headline: 'İndigo nasıl solar',
      text: 'Dokumahaneden bir video. İzin verdiğinizde oynar.',
    },
    women: 'Kadın denim',
    men: 'Erkek denim',
    more: 'Maviye yakışanlar',
    questions: {
      headline: 'Giye giye',
      sofa: {
        title: 'Koltuğumu boyar mı?',
        text: 'Başta biraz. İlk haftalarda açık renk kumaşlardan uzak tutun.',
      },
      wash: {
        title: 'Ne zaman yıkamalıyım?',
        text: 'Kendi kendine ayakta durduğunda. Soğuk suda, ters çevirip; ıslak asarak.',
      },
      size: {
        title: 'Hangi beden?',
        text: 'Kendi bedeniniz. Belden bir santim açar, yıkanınca geri alır.',
      },
    },
  },
  loom: {
    heading: 'Tezgâh başında bir sabah',
    intro: 'Kırk metre denim nasıl dokunur ve neden kimse acele etmez.',
    picture: 'Kırmızı ipliğiyle bir denim kumaşın kenarı',
    morning: {
      above: 'Sabahın altısı',
      headline: 'Görmeden önce duyarsınız',
      text: `Mekikli tezgâhın sesi trene benzer: nereye gittiğini bilince rahatsız etmez. Bu salonda on bir tezgâh var, hiçbiri benden genç değil; hepsine bir kişi bakıyor.

Yürüyor. İşin çoğu bu. Sıra boyunca gidiyor, sıra boyunca dönüyor; bir eli tezgâhtan inen kumaşta. Kopan ipliği göz değil, önce el bulur.`,
    },
    twill: {
      headline: 'Üç üstten, bir alttan',
      text: 'Çözgü mavidir, atkı değil. Her mavi iplik üç açık ipliğin üstünden, dördüncünün altından geçer; her sıra basamağı bir iplik sağa kaydırır. Twill dediğimiz bundan ibaret. Ön yüzün mavi olup arkanın olmaması da bundan.',
    },
    slow: {
      picture: 'Yumuşak kıvrımlı indigo denim',
      headline: 'Saatte beş metre',
      text: 'Modern bir tezgâh kırk dokur.',
    },
    why: {
      headline: 'Neden bu kadar yavaş?',
      text: 'Çünkü atkının dönüp geri gelmesi gerekir. Kenarda hiçbir şey kesilmez, bu yüzden orası asla sökülmez.',
      cta: 'Denimleri gör',
    },
    noon: `Öğlene doğru rulo yirmi metreyi bulur. Kenarı tebeşirle imzalar, tarihi yazar ve yemeğe gider. Tezgâhlar onsuz çalışmayı sürdürür; ta ki o, birinin sesinin değiştiğini fark edene kadar.

## Kırk metre

Bir rulo otuz jean’e yeter. Biz altı tane ısmarladık. Onlar bitince başkaları gelecek, biraz farklı; çünkü pamuk başka bir ayda toplanmış olacak.`,
    more: 'Kumaş üzerine daha fazlası',
  },
  club: {
    intro: 'Her siparişte puan, yeni kumaşlar bir hafta önceden ve bir şey söküldüğünde yardım.',
    benefits: {
      headline: 'Üyelere neler var',
      points: 'Sizde kalan her şey için puan',
      pointsMore: 'Puanlar, iade süresi bitince sizin olur. **Elli puandan** itibaren karşılığında bir ödül alabilirsiniz.',
      early: 'Yeni kumaşlar bir hafta önce',
      mending: 'İlk yıl onarım',
      birthday: 'Doğum gününüzde küçük bir şey',
    },
    signup: {
      headline: 'İlk görenlerden olun',
      text: 'Ücretsizdir; tek tıkla ayrılabilirsiniz.',
      button: 'Kulübe katıl',
      terms: '[Kulüp koşullarını](/{market}/customer-club/terms) kabul ediyorum.',
      welcome: 'Hoş geldiniz',
      welcomeText: 'Yeni kumaşlar mağazadan bir hafta önce; bazılarında size özel fiyatla.',
    },
    questions: {
      headline: 'Sorular',
      expire: {
        title: 'Puanların süresi doluyor mu?',
        text: 'Kazandıktan bir yıl sonra. Kaç puanın ne zaman silineceği hesabınızda yazar.',
      },
      data: {
        title: 'Hakkımda ne biliyorsunuz?',
        text: 'Bize söylediklerinizi ve satın aldıklarınızı. Tamamı [Gizlilik](/{market}/i/privacy) sayfasında.',
      },
      leave: {
        title: 'Nasıl ayrılırım?',
        text: 'Hesabınızda, Müşteri kulübü altında. Puanlarınız da silinir; önce onları kullanın.',
      },
    },
  },
  contact: {
    intro: 'Her mesajı ekibimizden biri okur. İş günlerinde yanıtınız en geç ertesi akşam gelir.',
    write: {
      headline: 'Yazın',
      text: 'Bir siparişle ya da ürünle ilgiliyse adını veya numarasını ekleyin. Dikişte bir sorun varsa fotoğraf işe yarar.',
    },
    call: {
      headline: 'Arayın',
      text: 'Pazartesiden cumaya, Kopenhag saatiyle 9’dan 17’ye kadar.',
    },
    questions: {
      headline: 'Sık sorulan sorular',
      parcel: {
        title: 'Paketim nerede?',
        text: 'Paket yola çıktığında aldığınız mesajda bir bağlantı var. Dilerseniz [buradan da bakabilirsiniz](/{market}/track-order).',
      },
      back: {
        title: 'Nasıl iade ederim?',
        text: '30 gün içinde, giyilmemiş olarak. [İadeyi bildirin](/{market}/returns), etiketiniz gelsin.',
      },
      cost: {
        title: 'Teslimat ne kadar?',
        text: '{amount} üzeri siparişlerde ücretsiz. Altında ise ücreti, karar vermeden önce sepette görürsünüz.',
      },
      gone: {
        title: 'Bedenim tükenmiş',
        text: 'Ürün sayfasına e-posta adresinizi bırakın. Geri geldiğinde size bir kez yazarız.',
      },
    },
  },
  careers: {
    intro: 'Az kişiyiz, kalıplarımızı kendimiz keser, öğle yemeğini birlikte yeriz.',
    table: {
      picture: 'Yan yana duran kumaş topları',
      headline: 'Tek masa',
      text: 'Tasarlayanlar, kesenler ve mesajlarınızı yanıtlayanlar Kopenhag’da aynı odada oturur. Mağazaları, arka tarafında dikiş dikenler yönetir. Bir şeyin nasıl yapıldığını merak edenlerdenseniz burayı seversiniz.',
    },
    hours: 'Haftada otuz yedi saat, gerçekten',
    cloth: 'Her sezon bir kumaş',
    place: 'Kopenhag ya da mağazalarımızın olduğu yer',
  },
  content: {
    about: {
      intro: 'Selvedge, kumaşın kendi kendini tamamladığı kenardır. Bu fikri sevdiğimiz için adını aldık.',
      text: `Dar tezgâhta atkı ipliği her sıranın sonunda döner ve geri gelir. Kenar kendiliğinden kapanır: kesilen, yapıştırılan, sökülen bir şey olmaz. Dokumacılar siparişleri ayırt edebilmek için kenarı renkli bir iplikle işaretlerdi. Bizimki kırmızı.

## Nasıl çalışıyoruz

Kumaşla başlarız. Kumaş seçilince, izin verdiği kadar az çizeriz: twill sıkıysa düz bir dikiş, keten dökülmek istiyorsa bolluk. Kumaş iyi oldukça ve giyildikçe bir giysi koleksiyonda kalır.

## İki yüz

Selvedge kadınlar içindir. Other Side ise erkek giyim koleksiyonumuz: aynı kumaşlar, öteki yüzüyle. İkisi de aynı odada çizilir, aynı masada kesilir.

## Bizi nerede bulursunuz

Şu an bulunduğunuz mağazada ve yakınınızda varsa şehirdeki mağazalarımızda. Bir kumaşla ilgili sorunuz olursa [bize yazın](/{market}/contact).`,
    },
    materials: {
      intro: 'Yaptıklarımızın çoğu dört kumaştan çıkar. İşte onlar ve huyları.',
      text: `## Denim

Üçe bir twill: boyalı her çözgü ipliği üç boyasız atkı ipliğinin üstünden, birinin altından geçer; her sıra basamağı bir iplik sağa kaydırır. Ön yüzde gördüğünüz çapraz çizgi buradan gelir, indigonun çoğu da önde kalır. Boya ipliğin dışındadır ve hareket ettiğiniz yerlerde solar. [Denimleri gör](/{market}/cloth/denim)

## Keten

Bezayağı dokunmuş keten: bir üstten, bir alttan. Şantuk denen kalın yerler lifin kendisindendir; olduğu gibi bırakırız. Keten kırışır, çabuk kurur ve her yıkamada yumuşar. [Ketenleri gör](/{market}/cloth/linen)

## Yün

Balıksırtı, birkaç iplikte bir fikrini değiştiren bir twill’dir. Keçe yün geniş örülür, keçeleşene kadar çektirilir; bu yüzden sökülmeden kesilebilir. Ribana sütun sütun örülür ve hep eski hâline döner. [Yünleri gör](/{market}/cloth/wool)

## Pamuk

Poplin, ince ve sık çözgüyle bezayağı dokunur, diri kalır. Flanelin yüzeyi tüylendirilmiştir, sıcak tutar. [Pamukluları gör](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Daha az yıkayın, daha çok havalandırın, erken onarın. Çoğu giysi sandığımızdan azını ister.',
      text: `## Denim

Ters çevirin, benzer renklerle soğuk suda yıkayın ve ıslak asın. İlk yıkamalarda indigo bırakır: bir süre açık renk döşemelerden uzak tutun. Kurutma makinesine hiç koymayın.

## Keten

Tamburu fazla doldurmadan 30 ya da 40 derecede yıkayın. Nemliyken ütüleyin ya da hiç ütülemeyin.

## Yün

Yıkanması gerektiğine karar vermeden önce bir gece havalandırın. Gerekiyorsa yün programını ve yüne uygun az bir deterjanı seçin, suyunu havluyla bastırarak alın, sererek kurutun. Yüzeydeki küçük tüylenmeler gevşek liflerden gelir: tarakla alın.

## Pamuk

Poplin ılık suda yıkanır, sıcak ütülenir. Flanel, ters yıkanırsa yumuşaklığını korur.

## Onarım

- Gevşeyen düğmeyi bugün dikin: yarın kaybolmuş olur.
- Küçük deliği büyümeden kapatın.
- İyi bir iplikle yapılmış, göze görünen bir yamanın ayıbı yoktur.

Bir giysiyi nasıl kurtaracağınızı bilemediyseniz [bize sorun](/{market}/contact). Yenisinin alınmasındansa onarıldığını görmek isteriz.`,
    },
    sustainability: {
      intro: 'En sorumlu giysi, uzun süre giyilendir. Emeğimizi de oraya veriyoruz.',
      text: `## Yaptıklarımız

- Kumaşları dayanıklılığına göre seçer, kesmeden önce giyilince ve yıkanınca nasıl olduğunu deneriz.
- İlk siparişleri küçük tutar, sonra ekleriz; böylece daha az artar.
- Kalıpları her sezon değiştirmek yerine koleksiyonda tutarız.
- Bakımı ve onarımı tek, sade bir sayfada anlatırız: [Bakım ve onarım](/{market}/i/care).

## İddia etmediklerimiz

Her giysi suya, enerjiye ve birinin emeğine mal olur. Hiçbir ürüne yeşil demeyiz, size tek cümlede açıklayamayacağımız bir damga basmayız. Üründe bir etiket varsa neyi kapsadığını ve kimin denetlediğini ürün sayfası söyler.

## Bize sorun

Bir ürün hakkında daha fazlasını öğrenmek isterseniz adını vererek [bize yazın](/{market}/contact). Yanıt alırsınız; yanıt henüz bilmediğimiz olsa bile.`,
    },
    delivery: {
      intro: 'Teslimat ne tutar, ne kadar sürer, nasıl takip edilir.',
      text: `## Ücret

{amount} üzeri siparişlerde teslimat ücretsizdir. Altında ise ücreti, karar vermeden önce sepette görürsünüz.

## Süre

Paketler genellikle bir iki iş günü içinde yola çıkar. Yolun ne kadar süreceği seçtiğiniz kargo şirketine bağlıdır; adresiniz için beklenen günü ödeme adımlarında görürsünüz.

## Takip

Siparişiniz bizden çıktığında içinde bağlantı olan bir mesaj alırsınız. [Sipariş takibi](/{market}/track-order) sayfasından da dilediğiniz zaman bakabilirsiniz.

## Bir aksilik olursa

Paket gecikirse, hasar görürse ya da sipariş ettiğiniz şey çıkmazsa [bize haber verin](/{market}/contact). Biz yanıtlayana kadar ambalajı saklayın: kargo şirketi görmek isteyebilir.

## İade

Fikrinizi değiştirmek için 30 gününüz var. İadeyi [İadeler](/{market}/returns) sayfasından bildirin, parçaları giyilmemiş olarak gönderin.`,
    },
    'size-guide': {
      intro: 'Ölçünüzü bir kez alın: ince giysilerin üzerinden, sıkmadan saran bir mezurayla.',
      text: `## Ölçü nasıl alınır

- Göğüs: en geniş yerinden, kollar aşağıda.
- Bel: kemer taktığınız yerden, nefes verirken.
- Kalça: en geniş yerinden, ayaklar bitişik.
- İç bacak boyu: iç bacağın en üstünden yere kadar, ayakkabısız.

## İki beden arası

Formunu koruyan denimde ve keçe yünde büyüğünü, esneyen ribanada ve yıkanmış ketende küçüğünü alın.

## Nasıl kesiyoruz

Paltolar kazak üstüne giyilecek biçimde kesilir. Gömlekler düzdür. Pantolonlar, üründe başka bir şey yazmıyorsa bele oturur. Mankenin ölçüleri ve giydiği beden her ürünün sayfasındadır.

Hâlâ emin değilseniz genelde hangi bedeni giydiğinizi yazın, [birlikte bakalım](/{market}/contact).`,
    },
    'notify-me': {
      intro: 'Bedeniniz tükendiyse, geri geldiğinde size bir kez yazabiliriz.',
      text: `Ürün sayfasında tükenmiş bir bedeni ya da yakında gelecek bir ürünü seçin ve “Yeniden gelince haber ver” ya da “Gelince haber ver” düğmesine basın. Hesabınız varsa bu kadar; yoksa e-posta adresinizi yazar ve oraya gönderdiğimiz mesajla onaylarsınız.

## Kime haber verilir

İlk isteyene. Kaç parça varsa o kadar kişiye, onlar almazsa sıradakilere yazarız. İstek bırakmak parçayı ayırtmaz.

## Neyi saklarız

E-posta adresinizi, ürünü ve bedeni; size yazdıktan sonraki 90 güne ya da siz durdurmamızı isteyene kadar.

## Nasıl durdurulur

Her mesajın sonunda isteği silen bir bağlantı vardır. Hesabınız varsa isteğinizi [Tercihler](/{market}/account/preferences) altında da bulursunuz.`,
    },
    privacy: {
      intro: 'Hakkınızda ne biliyoruz, neden biliyoruz ve bunu nasıl değiştirebilirsiniz.',
      text: `## Neleri saklarız

- Sipariş verdiğinizde: teslim edebilmek ve sorumluluğunu üstlenmek için adınızı, adreslerinizi, e-postanızı, telefon numaranızı ve ne sipariş ettiğinizi.
- Hesabınız olduğunda: aynı bilgileri, istek listeleriniz ve tercihlerinizle birlikte, siz silene kadar.
- Müşteri kulübüne katıldığınızda: puanlarınızı ve ödüllerinizi.
- Bize yazdığınızda: mesajınızı ve yanıtımızı.

Kart numaranızın tamamını hiçbir zaman görmeyiz. Ödemeleri seçtiğiniz ödeme kuruluşu yürütür.

## Başka kim görür

Size hizmet vermek için ihtiyaç duyanlar: kargo şirketi, ödeme kuruluşu ve bilgisayarlarımızı işleten şirketler. Bilgileri yalnızca bu amaçla kullanabilirler.

## Ne kadar süreyle

Amaç sürdükçe; daha uzun süre ise yalnızca faturalarda olduğu gibi kanun istediğinde.

## Haklarınız

Hakkınızda ne bildiğimizi sorabilir, düzeltilmesini, bir kopyasını ya da silinmesini isteyebilir, verdiğiniz izni dilediğiniz zaman geri alabilirsiniz. Bunların çoğu [hesabınızda](/{market}/account); geri kalanı için [bize yazın](/{market}/contact). Ülkenizin veri koruma kurumuna da şikâyette bulunabilirsiniz.`,
    },
    cookies: {
      intro: 'Bir mağazanın tarayıcınıza bıraktığı küçük notlar. Bazıları zorunlu; diğerlerine siz karar verirsiniz.',
      text: `## Zorunlu

Bunlar olmadan mağaza çalışmaz: ülkenizi, sepetinizi ve giriş yaptığınızı hatırlarlar.

## İşlevsel

Mağazayı daha rahat kılarlar; örneğin başka bir sağlayıcıdan harita ya da video gösterirler.

## Analitik

Hangi sayfaların okunduğunu ve neyin nerede aksadığını söylerler. Kişilere değil, toplamlara bakarız.

## Reklam

Burada baktıklarınızı başka şirketlerin size göstermesine izin verirler.

Siz kategori kategori onay vermeden zorunlu olanların dışında hiçbir şey kaydedilmez. Fikrinizi dilediğiniz zaman değiştirebilirsiniz.`,
    },
    accessibility: {
      intro: 'Bu mağazayı herkes kullanabilmeli. Neredeyiz ve eksik olanı bize nasıl bildirirsiniz, burada yazıyor.',
      text: `Web İçeriği Erişilebilirlik Kılavuzu (WCAG) 2.2’nin AA düzeyine göre çalışırız. Her sürümde tüm sayfalar otomatik olarak, programın karar veremediği yerler ise klavye ve ekran okuyucuyla elle denetlenir.

## Güvenebileceğiniz şeyler

- Her şey klavyeyle çalışır ve odak her zaman görünür.
- Sayfalar betikler olmadan okunabilir ve yüzde 400’e kadar büyütülebilir.
- Sisteminiz daha az hareket istediğinde hareket durur.
- Görsellerin, yalnızca süs olmadıkça, bir açıklaması vardır.

## Henüz olmayanlar

Başka şirketlerin sunduğu videolarda altyazı bulunmayabilir. Kargo şirketlerinin bazı belgeleri, metnin görüntüsünden ibarettir.`,
    },
    imprint: {
      intro: 'Bu mağazayı kim işletiyor.',
      text: `Selvedge bir tanıtım mağazasıdır. Aynı adı taşıyan açık kaynaklı yazılımın neler yapabildiğini gösterir; burada hiçbir şey satılık değildir ve hiçbir sipariş teslim edilmez.

## Bu sizin mağazanız olsaydı

Şirket, adresi, temsilcisi, sicil kaydı ve iletişim bilgileri Studio’daki pazar ayarlarından gelir. Bu metin içeriktir: orada, her pazar için ayrı değiştirilir.

## İletişim

Sorularınız bize [iletişim formuyla](/{market}/contact) ulaşır.`,
    },
  },
  terms: {
    terms: {
      title: 'Şartlar ve koşullar',
      text: `Bu koşullar Selvedge’den nasıl satın aldığınızı anlatır. Bu bir tanıtım mağazasıdır: hiçbir şey teslim edilmez, hiçbir ücret alınmaz.

## Sipariş

Mağazadaki görseller ve metinler sizi siparişe davet eder. Siparişiniz bir tekliftir; sözleşme, paketin yola çıktığını onayladığımızda kurulur. Siparişi onaylayana kadar ödemenin her adımında görebilir ve düzeltebilirsiniz.

## Fiyatlar

Fiyatlar bulunduğunuz pazarın para birimiyle gösterilir. Verginin dahil olup olmadığı sepette yazar, teslimat ücreti ödemeden önce gösterilir.

## Ödeme

Ödeme adımlarında sunulan yöntemlerden biriyle ödersiniz. Tutar, sipariş verdiğinizde bloke edilir ve paket yola çıktığında tahsil edilir.

## Teslimat

Sipariş verdiğiniz pazardaki adreslere teslim ederiz. Ayrıntılar [Teslimat](/{market}/i/delivery) sayfasında.

## Fikrinizi değiştirirseniz

Ürünleri teslim aldığınız günden başlayarak 30 gün içinde, gerekçe göstermeden geri gönderebilirsiniz. İadeyi [İadeler](/{market}/returns) sayfasından bildirin. Ödediğinizi, standart teslimat ücretiyle birlikte, ödediğiniz yöntemle iade ederiz. Ülkenizin kanunlarının size bunun ötesinde tanıdığı haklar saklıdır.

## Kusurlar

Bir üründe kusur varsa [bize haber verin](/{market}/contact). Ülkenizin kanunlarına uygun olarak onarır, değiştirir ya da bedelini iade ederiz.

## Veriler

Kişisel verileri nasıl ele aldığımız [Gizlilik](/{market}/i/privacy) sayfasında anlatılır.`,
    },
    'customer-club': {
      title: 'Müşteri kulübü koşulları',
      text: `## Katılım

Hesabı olan 16 yaş ve üzeri herkes katılabilir. Üyelik ücretsiz ve kişiye özeldir.

## Puanlar

Satın alıp iade etmedikleriniz için puan toplarsınız. Geri gönderdiğiniz ürünlerin puanları düşülür. Puanların parasal değeri yoktur ve başkasına devredilemez.

## Ödüller

Belirli bir puandan itibaren bir ödül seçebilirsiniz. Ne kadar süre ve nerede geçerli olduğu ödülde yazar.

## Mesajlar

Yeni kumaşlar ve fırsatlar için üyelere yalnızca kabul ettilerse yazarız; her mesajda durdurma bağlantısı vardır.

## Ayrılma

[Hesabınızdan](/{market}/account/customer-club) dilediğiniz zaman ayrılabilirsiniz. Puanlarınız o anda silinir. Kulübü iki ay önceden bildirerek sona erdirebiliriz; aldığınız ödüller tarihleri dolana kadar geçerli kalır.`,
    },
    'notify-me': {
      title: 'Stok bildirimleri',
      text: 'Bu istekle, bu parça hakkında size bir kez yazmamızı kabul edersiniz. Adresinizi ve isteğinizi o mesajdan sonraki 90 gün boyunca ya da siz silene kadar saklarız; her mesajda bunun için bir bağlantı vardır. Sizin için hiçbir şey ayrılmaz. Daha fazlası [Gizlilik](/{market}/i/privacy) sayfasında.',
    },
  },
  preferences: {
    brands: {
      title: 'Hangi koleksiyonlarımızı giyiyorsunuz?',
      text: 'Size onlardan daha çok gösterelim.',
    },
    fabrics: {
      title: 'Neler giymeyi seversiniz?',
      outerwear: 'Dış giyim',
      accessories: 'Aksesuar',
    },
    news: {
      title: 'Ne sıklıkla yazalım?',
      text: 'Yalnızca bizden haber almak istediğinizi söylediyseniz.',
      weekly: 'Her hafta',
      monthly: 'Ayda bir',
      monthlyText: 'Yeni sezon, hepsi bu.',
      rarely: 'Seyrek',
    },
    care: {
      title: 'Başka neler ilginizi çeker?',
      repair: 'Onarım ve bakım',
      workroom: 'Giysiler nasıl yapılıyor',
      events: 'Mağazalarımızda akşam etkinlikleri',
    },
  },
  shipping: {
    home: '{carrier}, kapınıza kadar',
    pickupPoint: '{carrier}, teslim alma noktasına',
    express: '{carrier}, en geç ertesi iş günü',
    locker: '{carrier}, kargo dolabına',
    store: 'Mağazadan teslim al',
  },
  promotions: {
    welcome: 'Hoş geldiniz',
    'free-freight': 'Teslimat bizden',
    'spend-more': 'İndigo günleri',
    'twenty-off': 'Büyük sepete indirim',
    'club-ten-off': 'Üyelere indirim',
    'third-basic': 'İki tişört fiyatına üç tişört',
    'winter-scarf': 'Kış siparişinize bir atkı',
  },
  rewards: {
    delivery: {
      title: 'Teslimat hediyemiz',
      text: 'Bir sonraki siparişiniz ücretsiz gelir.',
      picture: 'Üst üste katlanmış kumaşlar',
      choice: 'Ücretsiz teslimat',
    },
    tenOff: {
      title: 'Sabit indirim ya da yüzde on',
      text: 'Kullanırken siz seçersiniz.',
      picture: 'Doğal yünden ribana triko',
      amount: 'Sepetinizde sabit indirim',
      percent: 'İndirimde olmayanlara yüzde on',
    },
  },
};
