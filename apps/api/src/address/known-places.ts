/** A town that the offline stand-ins know: enough of the world for the demo to feel like it. */
export type KnownPlace = {
  country: string;
  city: string;
  region: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  streets: readonly string[];
};

/** country | town | region | postal code | latitude | longitude | streets */
const lines = `
AD|Andorra la Vella||AD500|42.5069|1.5218|Avinguda Meritxell, Carrer Major, Avinguda Carlemany
AE|دبي|||25.2048|55.2708|شارع جميرا, شارع الوصل, شارع الشيخ زايد
AE|Dubai|||25.2048|55.2708|Jumeirah Beach Road, Al Wasl Road, Sheikh Zayed Road, Al Safa Street
AE|Abu Dhabi|||24.4539|54.3773|Corniche Road, Hamdan Bin Mohammed Street, Zayed The First Street
AL|Tiranë||1001|41.3275|19.8187|Rruga e Durrësit, Rruga Myslym Shyri, Bulevardi Dëshmorët e Kombit
AM|Երևան||0010|40.1811|44.5136|Աբովյան փողոց, Տերյան փողոց, Հյուսիսային պողոտա
AT|Wien||1070|48.2022|16.3478|Neubaugasse, Mariahilfer Straße, Lindengasse, Burggasse, Siebensterngasse
AT|Graz||8010|47.0707|15.4395|Herrengasse, Sporgasse, Schmiedgasse
BA|Sarajevo||71000|43.8563|18.4131|Ferhadija, Titova, Zmaja od Bosne
BE|Antwerpen||2000|51.2177|4.3993|Kammenstraat, Nationalestraat, Meir, Kloosterstraat
BE|Bruxelles||1000|50.8503|4.3517|Rue Antoine Dansaert, Rue Neuve, Boulevard Anspach
BG|София||1000|42.6977|23.3219|бул. Витоша, ул. Граф Игнатиев, ул. Шишман
CA|Toronto|ON|M5V 2A8|43.6487|-79.3960|Queen Street West, King Street West, Spadina Avenue, Bathurst Street, Dundas Street West
CA|Montréal|QC|H2W 1Z1|45.5158|-73.5797|Boulevard Saint-Laurent, Rue Saint-Denis, Avenue du Mont-Royal Est, Rue Sherbrooke Ouest
CA|Vancouver|BC|V6B 1B5|49.2820|-123.1089|Water Street, Granville Street, West Hastings Street, Robson Street
CA|Calgary|AB|T2P 1G8|51.0447|-114.0719|Stephen Avenue SW, 17 Avenue SW, Centre Street S
CH|Zürich||8001|47.3717|8.5423|Niederdorfstrasse, Bahnhofstrasse, Rennweg, Augustinergasse
CH|Genève||1204|46.2044|6.1432|Rue du Rhône, Rue du Marché, Rue de la Confédération
CY|Λευκωσία||1011|35.1735|33.3647|Οδός Λήδρας, Λεωφόρος Μακαρίου, Οδός Στασικράτους
CZ|Praha||120 00|50.0755|14.4378|Vinohradská, Mánesova, Italská, Korunní, Anglická
CZ|Brno||602 00|49.1951|16.6068|Masarykova, Česká, Kobližná
DE|Berlin||10119|52.5290|13.4015|Alte Schönhauser Straße, Torstraße, Rosenthaler Straße, Linienstraße, Mulackstraße
DE|Berlin||10827|52.4866|13.3547|Hauptstraße, Akazienstraße, Goltzstraße, Belziger Straße, Crellestraße
DE|Hamburg||20357|53.5634|9.9617|Schulterblatt, Susannenstraße, Bartelsstraße, Marktstraße
DE|München||80469|48.1312|11.5730|Reichenbachstraße, Hans-Sachs-Straße, Müllerstraße, Klenzestraße, Fraunhoferstraße
DE|Köln||50674|50.9347|6.9377|Aachener Straße, Brüsseler Straße, Maastrichter Straße, Ehrenstraße
DK|København K||1150|55.6806|12.5774|Købmagergade, Strøget, Pilestræde, Kronprinsensgade, Store Kongensgade
DK|Aarhus C||8000|56.1575|10.2081|Badstuegade, Volden, Graven, Guldsmedgade, Mejlgade
DK|Odense C||5000|55.3959|10.3883|Vestergade, Kongensgade, Overgade
DZ|Alger||16000|36.7538|3.0588|Rue Didouche Mourad, Rue Larbi Ben M’hidi, Boulevard Zighoud Youcef
EE|Tallinn||10146|59.4370|24.7536|Viru tänav, Pikk tänav, Narva maantee
EG|القاهرة|||30.0444|31.2357|شارع طلعت حرب, شارع قصر النيل, شارع 26 يوليو
ES|Madrid||28004|40.4233|-3.6985|Calle de Fuencarral, Calle de Hortaleza, Gran Vía, Calle del Barquillo
ES|Barcelona||08002|41.3842|2.1749|Carrer de Ferran, Carrer d’Avinyó, Portal de l’Àngel
FI|Helsinki||00100|60.1699|24.9384|Aleksanterinkatu, Mannerheimintie, Fredrikinkatu, Uudenmaankatu
FR|Paris||75003|48.8634|2.3622|Rue de Bretagne, Rue Charlot, Rue de Turenne, Rue Vieille du Temple, Rue des Archives
FR|Lyon||69001|45.7697|4.8295|Rue Mercière, Rue de la République, Montée de la Grande Côte
GB|London||E1 6QL|51.5242|-0.0743|Redchurch Street, Brick Lane, Shoreditch High Street, Commercial Street
GB|Manchester||M1 1JB|53.4831|-2.2365|Oldham Street, Tib Street, Thomas Street, Deansgate
GB|Edinburgh||EH2 2ER|55.9521|-3.1965|Princes Street, George Street, Rose Street
GR|Αθήνα||106 73|37.9782|23.7437|Σκουφά, Τσακάλωφ, Σόλωνος, Πατριάρχου Ιωακείμ
HR|Zagreb||10000|45.8150|15.9819|Ilica, Tkalčićeva ulica, Masarykova ulica
HU|Budapest||1114|47.4771|19.0466|Bartók Béla út, Ráday utca, Andrássy út, Váci utca
IE|Dublin||D02 XY45|53.3418|-6.2614|Grafton Street, South William Street, Drury Street, Wicklow Street
IT|Milano||20121|45.4719|9.1881|Corso Garibaldi, Via Brera, Via Solferino, Corso Como
IT|Roma||00186|41.9009|12.4833|Via del Corso, Via dei Condotti, Via del Governo Vecchio
JO|عمّان|||31.9539|35.9106|شارع الرينبو, شارع المدينة المنورة, شارع مكة
KW|الكويت|||29.3759|47.9774|شارع سالم المبارك, شارع الخليج العربي, شارع فهد السالم
KW|Salmiya|||29.3339|48.0761|Salem Al Mubarak Street, Gulf Road, Baghdad Street
LT|Vilnius||LT-01103|54.6872|25.2797|Gedimino prospektas, Pilies gatvė, Vokiečių gatvė
LU|Luxembourg||1660|49.6116|6.1319|Grand-Rue, Rue Philippe II, Avenue de la Liberté
LV|Rīga||LV-1010|56.9496|24.1052|Krišjāņa Barona iela, Tērbatas iela, Ģertrūdes iela
MA|Casablanca||20000|33.5731|-7.5898|Boulevard Mohammed V, Rue Ibn Batouta, Boulevard d’Anfa
MC|Monaco||98000|43.7384|7.4246|Boulevard des Moulins, Rue Grimaldi, Avenue de la Costa
ME|Podgorica||81000|42.4304|19.2594|Njegoševa, Hercegovačka, Bulevar Svetog Petra Cetinjskog
MK|Скопје||1000|41.9981|21.4254|Улица Македонија, Булевар Партизански Одреди, Улица Димитрие Чуповски
MT|Valletta||VLT 1111|35.8989|14.5146|Republic Street, Merchants Street, Old Bakery Street
NL|Amsterdam||1016 GV|52.3696|4.8844|Berenstraat, Hartenstraat, Wolvenstraat, Runstraat, Keizersgracht
NL|Rotterdam||3012 AA|51.9225|4.4792|Witte de Withstraat, Oude Binnenweg, Lijnbaan
NO|Oslo||0150|59.9139|10.7522|Karl Johans gate, Grensen, Markveien, Hegdehaugsveien
PL|Warszawa||00-375|52.2330|21.0190|Nowy Świat, Chmielna, Mokotowska, Marszałkowska
PL|Kraków||31-042|50.0614|19.9366|Grodzka, Floriańska, Szewska
PT|Lisboa||1200-161|38.7108|-9.1422|Rua Garrett, Rua do Carmo, Rua da Rosa, Rua Augusta
QA|الدوحة|||25.2854|51.5310|شارع الكورنيش, شارع السد, شارع سلوى
RO|București||010063|44.4396|26.0963|Calea Victoriei, Strada Lipscani, Bulevardul Magheru
RS|Београд||11000|44.8176|20.4569|Кнез Михаилова, Краља Петра, Скадарска
SA|الرياض|||24.7136|46.6753|شارع العليا, طريق الملك فهد, شارع التحلية
SA|Riyadh|||24.7136|46.6753|Olaya Street, King Fahd Road, Tahlia Street
SE|Stockholm||111 22|59.3326|18.0649|Drottninggatan, Biblioteksgatan, Götgatan, Hornsgatan
SE|Göteborg||411 14|57.7049|11.9673|Kungsgatan, Vallgatan, Haga Nygata
SI|Ljubljana||1000|46.0511|14.5051|Čopova ulica, Stari trg, Trubarjeva cesta
SK|Bratislava||811 01|48.1435|17.1081|Obchodná, Michalská, Panská, Laurinská
TN|Tunis||1000|36.8008|10.1800|Avenue Habib Bourguiba, Rue de Marseille, Avenue de Paris
TR|İstanbul|34|34425|41.0256|28.9744|Galip Dede Caddesi, İstiklal Caddesi, Serdar-ı Ekrem Sokak, Bahariye Caddesi, Moda Caddesi, Bağdat Caddesi
TR|Ankara|06|06690|39.9055|32.8628|Tunalı Hilmi Caddesi, Atatürk Bulvarı, Cinnah Caddesi
TR|İzmir|35|35220|38.4192|27.1287|Kıbrıs Şehitleri Caddesi, Plevne Bulvarı, Mithatpaşa Caddesi
UA|Київ||01001|50.4501|30.5234|вулиця Хрещатик, вулиця Велика Васильківська, Андріївський узвіз
US|New York|NY|10012|40.7223|-73.9951|Mott Street, Elizabeth Street, Mulberry Street, Prince Street, Spring Street, Broadway
US|Los Angeles|CA|90012|34.0537|-118.2428|South Broadway, South Spring Street, West 7th Street
US|Portland|OR|97209|45.5289|-122.6841|NW 23rd Avenue, NW Everett Street, West Burnside Street
US|Austin|TX|78701|30.2672|-97.7431|Congress Avenue, South Lamar Boulevard, East 6th Street
`;

export const knownPlaces: readonly KnownPlace[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', city = '', region = '', postalCode = '', latitude, longitude, streets = ''] = line.split('|');
    return {
      ...{ country, city, region, postalCode },
      ...{ latitude: Number(latitude), longitude: Number(longitude), streets: streets.split(', ') },
    };
  });

/** One spelling for comparing: without case, accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
