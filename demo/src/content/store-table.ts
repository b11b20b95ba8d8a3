/**
 * The demo's stores. A line with a number sign names the country, its markets, its time zone, its hours and its dialling code; below it stand
 * id | name | street | town | postal code | latitude | longitude, and a time zone where it is another one. A store is called as its town calls it;
 * what stands behind an equals sign is its name in the letters of an address, which stay when the town's name does not.
 */
const lines = `
# DK da-DK Europe/Copenhagen north +45
1001|København, Købmagergade = Copenhagen, Købmagergade|Købmagergade 42|København K|1150|55.6809|12.5763
1002|Aarhus, Badstuegade|Badstuegade 11|Aarhus C|8000|56.1582|10.2083
1019|København, Vesterbro = Copenhagen, Vesterbro|Istedgade 64|København V|1650|55.6703|12.5518
1020|Odense, Vintapperstræde|Vintapperstræde 9|Odense C|5000|55.3971|10.3871
1021|Aalborg, Algade|Algade 31|Aalborg|9000|57.0482|9.9217
# DE de-DE Europe/Berlin rest +49
1003|Berlin, Mitte|Mulackstraße 22|Berlin|10119|52.5275|13.4039
1004|Hamburg, Schanze|Schulterblatt 58|Hamburg|20357|53.5629|9.9613
1005|München, Glockenbach = Munich, Glockenbach|Hans-Sachs-Straße 7|München|80469|48.1307|11.5709
1022|Berlin, Charlottenburg|Kantstraße 144|Berlin|10623|52.5056|13.3226
1023|Köln, Ehrenstraße = Cologne, Ehrenstraße|Ehrenstraße 41|Köln|50672|50.9384|6.9431
1024|Frankfurt, Töngesgasse|Töngesgasse 23|Frankfurt am Main|60311|50.1131|8.6839
1025|Stuttgart, Calwer Straße|Calwer Straße 38|Stuttgart|70173|48.7776|9.1752
1026|Leipzig, Mädler-Passage|Grimmaische Straße 2|Leipzig|04109|51.3396|12.3757
1027|Düsseldorf, Carlstadt|Bilker Straße 12|Düsseldorf|40213|51.2233|6.7731
1028|Dresden, Neustadt|Königstraße 6|Dresden|01097|51.0604|13.7441
1029|Hannover, Altstadt|Knochenhauerstraße 17|Hannover|30159|52.3732|9.7344
1030|Nürnberg, Altstadt = Nuremberg, Altstadt|Weißgerbergasse 10|Nürnberg|90403|49.4551|11.0721
1031|Freiburg, Gerberau|Gerberau 15|Freiburg im Breisgau|79098|47.9928|7.8502
# AT de-AT Europe/Vienna rest +43
1006|Wien, Neubaugasse = Vienna, Neubaugasse|Neubaugasse 34|Wien|1070|48.2019|16.3494
1032|Wien, Innere Stadt = Vienna, Innere Stadt|Naglergasse 8|Wien|1010|48.2103|16.3677
1033|Graz, Sporgasse|Sporgasse 21|Graz|8010|47.0726|15.4383
1034|Salzburg, Linzer Gasse|Linzer Gasse 14|Salzburg|5020|47.8036|13.0458
1035|Innsbruck, Altstadt|Seilergasse 5|Innsbruck|6020|47.2676|11.3926
# CH de-CH,fr-CH Europe/Zurich rest +41
1007|Zürich, Niederdorf = Zurich, Niederdorf|Niederdorfstrasse 18|Zürich|8001|47.3731|8.5442
1036|Basel, Spalenberg|Spalenberg 26|Basel|4051|47.5575|7.5857
1037|Bern, Kramgasse|Kramgasse 44|Bern|3011|46.9480|7.4493
1038|Genève, Carouge = Geneva, Carouge|Rue Saint-Joseph 12|Carouge|1227|46.1841|6.1396
1039|Lausanne, Rue de Bourg|Rue de Bourg 19|Lausanne|1003|46.5194|6.6349
# NL nl-NL Europe/Amsterdam week +31
1008|Amsterdam, Negen Straatjes|Berenstraat 9|Amsterdam|1016 GV|52.3702|4.8842
1040|Rotterdam, Witte de With|Witte de Withstraat 53|Rotterdam|3012 BM|51.9158|4.4774
1041|Utrecht, Oudegracht|Oudegracht 187|Utrecht|3511 NE|52.0893|5.1212
1042|Den Haag, Noordeinde = The Hague, Noordeinde|Noordeinde 92|Den Haag|2514 GL|52.0817|4.3074
1043|Groningen, Folkingestraat|Folkingestraat 28|Groningen|9711 JX|53.2156|6.5647
# BE nl-BE,fr-BE Europe/Brussels rest +32
1009|Antwerpen, Kammenstraat = Antwerp, Kammenstraat|Kammenstraat 47|Antwerpen|2000|51.2168|4.3995
1044|Gent, Serpentstraat = Ghent, Serpentstraat|Serpentstraat 11|Gent|9000|51.0560|3.7240
1045|Bruxelles, Dansaert = Brussels, Dansaert|Rue Antoine Dansaert 70|Bruxelles|1000|50.8513|4.3465
1046|Liège, Rue du Pont|Rue du Pont 23|Liège|4000|50.6452|5.5789
# FR fr-FR Europe/Paris rest +33
1010|Paris, Marais|21 rue Charlot|Paris|75003|48.8627|2.3625
1011|Lyon, Croix-Rousse|63 montée de la Grande Côte|Lyon|69001|45.7716|4.8318
1047|Paris, Abbesses|14 rue Houdon|Paris|75018|48.8835|2.3388
1048|Paris, Saint-Germain|19 rue du Dragon|Paris|75006|48.8527|2.3311
1049|Bordeaux, Saint-Pierre|36 rue Saint-Rémi|Bordeaux|33000|44.8420|-0.5724
1050|Marseille, Vieux-Port|48 rue Sainte|Marseille|13001|43.2934|5.3727
1051|Nantes, Bouffay|9 rue des Carmes|Nantes|44000|47.2158|-1.5536
1052|Lille, Vieux-Lille|55 rue Esquermoise|Lille|59800|50.6393|3.0599
1053|Toulouse, Carmes|27 rue des Filatiers|Toulouse|31000|43.5969|1.4453
1054|Strasbourg, Petite France|101 Grand'Rue|Strasbourg|67000|48.5806|7.7441
1055|Nice, Vieille Ville|16 rue Droite|Nice|06300|43.6977|7.2772
# MC fr-MC Europe/Monaco rest +377
1056|Monaco, La Condamine|8 rue Princesse Caroline|Monaco|98000|43.7341|7.4201
# AD ca-AD Europe/Andorra week +376
1057|Andorra, Meritxell|Avinguda Meritxell, 61|Andorra la Vella|AD500|42.5079|1.5262
# CZ cs-CZ Europe/Prague week +420
1012|Praha, Vinohrady = Prague, Vinohrady|Mánesova 28|Praha|120 00|50.0779|14.4432
1058|Praha, Karlín = Prague, Karlín|Křižíkova 34|Praha|186 00|50.0925|14.4526
1059|Brno, Česká|Česká 12|Brno|602 00|49.1969|16.6067
1060|Ostrava, Stodolní|Stodolní 7|Ostrava|702 00|49.8363|18.2853
# SK sk-SK Europe/Bratislava week +421
1061|Bratislava, Laurinská|Laurinská 15|Bratislava|811 01|48.1437|17.1107
1062|Košice, Hlavná|Hlavná 48|Košice|040 01|48.7202|21.2577
# HU hu-HU Europe/Budapest week +36
1013|Budapest, Bartók|Bartók Béla út 32|Budapest|1114|47.4790|19.0503
1063|Budapest, Belváros|Váci utca 26|Budapest|1052|47.4934|19.0532
1064|Debrecen, Piac utca|Piac utca 41|Debrecen|4024|47.5298|21.6254
# SI sl-SI Europe/Ljubljana rest +386
1065|Ljubljana, Stari trg|Stari trg 11|Ljubljana|1000|46.0482|14.5075
1066|Maribor, Koroška|Koroška cesta 9|Maribor|2000|46.5575|15.6433
# HR hr-HR Europe/Zagreb rest +385
1067|Zagreb, Tkalčićeva|Tkalčićeva 22|Zagreb|10000|45.8155|15.9768
1068|Split, Marmontova|Marmontova 5|Split|21000|43.5090|16.4378
# BA bs-BA Europe/Sarajevo rest +387
1069|Sarajevo, Ferhadija|Ferhadija 18|Sarajevo|71000|43.8590|18.4236
# RS sr-RS Europe/Belgrade week +381
1070|Beograd, Dorćol = Belgrade, Dorćol|Strahinjića Bana 33|Beograd|11000|44.8211|20.4623
1071|Novi Sad, Dunavska|Dunavska 14|Novi Sad|21000|45.2573|19.8478
# ME sr-ME Europe/Podgorica week +382
1072|Podgorica, Njegoševa|Njegoševa 27|Podgorica|81000|42.4419|19.2627
# MK mk-MK Europe/Skopje week +389
1073|Скопје, Македонија = Skopje, Makedonija|улица Македонија 16|Скопје|1000|41.9944|21.4317
# AL sq-AL Europe/Tirane week +355
1074|Tiranë, Blloku = Tirana, Blloku|Rruga Ismail Qemali 21|Tiranë|1001|41.3203|19.8158
# GR el-GR Europe/Athens rest +30
1014|Αθήνα, Κολωνάκι = Athens, Kolonaki|Σκουφά 40|Αθήνα|106 73|37.9790|23.7412
1075|Αθήνα, Κηφισιά = Athens, Kifisia|Κολοκοτρώνη 12|Κηφισιά|145 62|38.0742|23.8118
1076|Θεσσαλονίκη, Τσιμισκή = Thessaloniki, Tsimiski|Τσιμισκή 58|Θεσσαλονίκη|546 23|40.6329|22.9428
1077|Πάτρα, Ρήγα Φεραίου = Patras, Riga Fereou|Ρήγα Φεραίου 73|Πάτρα|262 21|38.2477|21.7357
# CY el-CY Asia/Nicosia rest +357
1078|Λευκωσία, Λήδρας = Nicosia, Ledra|Οδός Λήδρας 45|Λευκωσία|1011|35.1722|33.3618
1079|Λεμεσός, Ανεξαρτησίας = Limassol, Anexartisias|Ανεξαρτησίας 84|Λεμεσός|3036|34.6769|33.0437
# MT en-MT Europe/Malta week +356
1080|Valletta, Merchants Street|Merchants Street 112|Valletta|VLT 1171|35.8977|14.5131
# BG bg-BG Europe/Sofia week +359
1081|София, Шишман = Sofia, Shishman|ул. Цар Иван Шишман 9|София|1000|42.6929|23.3293
1082|Пловдив, Капана = Plovdiv, Kapana|ул. Абаджийска 6|Пловдив|4000|42.1497|24.7482
1083|Варна, Княз Борис = Varna, Knyaz Boris|бул. Княз Борис I 38|Варна|9000|43.2041|27.9163
# RO ro-RO Europe/Bucharest week +40
1084|București, Magheru = Bucharest, Magheru|Strada Arthur Verona 13|București|010312|44.4433|26.0998
1085|Cluj, Eroilor|Bulevardul Eroilor 22|Cluj-Napoca|400129|46.7699|23.5936
1086|Timișoara, Alba Iulia|Strada Alba Iulia 7|Timișoara|300077|45.7542|21.2272
# EE et-EE Europe/Tallinn week +372
1087|Tallinn, Telliskivi|Telliskivi 60a|Tallinn|10412|59.4394|24.7287
1088|Tartu, Rüütli|Rüütli 11|Tartu|51007|58.3811|26.7218
# LV lv-LV Europe/Riga week +371
1089|Rīga, Tērbatas = Riga, Tērbatas|Tērbatas iela 33|Rīga|LV-1011|56.9556|24.1233
# LT lt-LT Europe/Vilnius week +370
1090|Vilnius, Vokiečių|Vokiečių gatvė 12|Vilnius|01130|54.6783|25.2830
1091|Kaunas, Laisvės alėja|Laisvės alėja 68|Kaunas|44249|54.8970|23.9119
# UA uk-UA Europe/Kyiv week +380
1092|Київ, Рейтарська = Kyiv, Reitarska|вулиця Рейтарська 15|Київ|01030|50.4533|30.5136
1093|Львів, Вірменська = Lviv, Virmenska|вулиця Вірменська 21|Львів|79008|49.8432|24.0306
# AM hy-AM Asia/Yerevan week +374
1094|Երևան, Աբովյան = Yerevan, Abovyan|Աբովյան փողոց 12|Երևան|0001|40.1829|44.5165
# TR tr-TR Europe/Istanbul week +90
1015|İstanbul, Galata = Istanbul, Galata|Serdar-ı Ekrem Sokak 12|İstanbul|34425|41.0262|28.9749
1095|İstanbul, Moda = Istanbul, Moda|Moda Caddesi 84|İstanbul|34710|40.9839|29.0256
1096|Ankara, Tunalı|Tunalı Hilmi Caddesi 61|Ankara|06680|39.9056|32.8606
1097|İzmir, Alsancak|Kıbrıs Şehitleri Caddesi 43|İzmir|35220|38.4385|27.1421
# AE ar-AE,en-AE Asia/Dubai gulf +971
1016|Dubai, Jumeirah|Jumeirah Beach Road 214|Dubai||25.2149|55.2463
1098|Dubai, Alserkal|17th Street, Al Quoz 1|Dubai||25.1425|55.2253
1099|Abu Dhabi, Al Maryah|Al Falah Street 12|Abu Dhabi||24.5020|54.3896
# SA ar-SA Asia/Riyadh gulf +966
1100|الرياض، العليا = Riyadh, Olaya|شارع العليا 318|الرياض|12211|24.6952|46.6838
1101|جدة، الروضة = Jeddah, Al Rawdah|شارع الأمير سلطان 77|جدة|23434|21.5691|39.1515
# KW ar-KW Asia/Kuwait gulf +965
1102|مدينة الكويت، السالمية = Kuwait City, Salmiya|شارع سالم المبارك 45|السالمية|22005|29.3375|48.0758
1103|مدينة الكويت، المباركية = Kuwait City, Mubarakiya|شارع فهد السالم 9|مدينة الكويت|15000|29.3743|47.9736
# QA ar-QA Asia/Qatar gulf +974
1104|الدوحة، مشيرب = Doha, Msheireb|شارع الكهرباء 24|الدوحة||25.2861|51.5264
# JO ar-JO Asia/Amman gulf +962
1105|عمّان، شارع الرينبو = Amman, Rainbow Street|شارع الرينبو 52|عمّان|11181|31.9514|35.9240
# EG ar-EG Africa/Cairo gulf +20
1106|القاهرة، الزمالك = Cairo, Zamalek|شارع 26 يوليو 117|القاهرة|11211|30.0626|31.2197
1107|الإسكندرية، فؤاد = Alexandria, Fouad|شارع فؤاد 30|الإسكندرية|21500|31.1985|29.9063
# MA fr-MA Africa/Casablanca week +212
1108|Casablanca, Gauthier|Rue Jean Jaurès 18|Casablanca|20060|33.5908|-7.6256
1109|Marrakech, Guéliz|Rue de Yougoslavie 33|Marrakech|40000|31.6347|-8.0107
# TN fr-TN Africa/Tunis week +216
1110|Tunis, La Marsa|Avenue Habib Bourguiba 40|La Marsa|2070|36.8782|10.3247
# DZ fr-DZ Africa/Algiers week +213
1111|Algiers, Didouche|Rue Didouche Mourad 62|Alger|16000|36.7669|3.0506
# US en-US America/New_York week +1
1017|New York, Nolita|248 Elizabeth Street|New York|10012|40.7237|-73.9935
1112|Brooklyn, Williamsburg|118 Grand Street|Brooklyn|11249|40.7159|-73.9630
1113|Boston, Newbury Street|212 Newbury Street|Boston|02116|42.3501|-71.0820
1114|Chicago, Wicker Park|1642 North Damen Avenue|Chicago|60647|41.9113|-87.6776|America/Chicago
1115|Los Angeles, Silver Lake|3820 Sunset Boulevard|Los Angeles|90026|34.0915|-118.2793|America/Los_Angeles
1116|San Francisco, Hayes Valley|524 Hayes Street|San Francisco|94102|37.7764|-122.4255|America/Los_Angeles
1117|Portland, Northwest|720 NW 23rd Avenue|Portland|97210|45.5284|-122.6985|America/Los_Angeles
1118|Austin, South Congress|1512 South Congress Avenue|Austin|78704|30.2486|-97.7501|America/Chicago
# CA en-CA,fr-CA America/Toronto week +1
1018|Toronto, Queen West|672 Queen Street West|Toronto|M5V 2A8|43.6469|-79.4083
1119|Montréal, Mile End|214 rue Saint-Viateur Ouest|Montréal|H2V 1X9|45.5232|-73.6013
1120|Vancouver, Gastown|48 Water Street|Vancouver|V6B 1A1|49.2832|-123.1063|America/Vancouver
`;

export type DemoStore = Record<'id' | 'name' | 'latinName' | 'street' | 'city' | 'postalCode' | 'country' | 'timeZone' | 'dial', string> & {
  hours: 'rest' | 'week' | 'north' | 'gulf';
  markets: string[];
  latitude: number;
  longitude: number;
};

export const storeTable: readonly DemoStore[] = readTable();

function readTable(): DemoStore[] {
  const stores: DemoStore[] = [];
  let [country = '', markets = '', zone = '', hours = '', dial = ''] = [];
  for (const line of lines.trim().split('\n')) {
    if (line.startsWith('#')) {
      [country = '', markets = '', zone = '', hours = '', dial = ''] = line.slice(2).split(' ');
      continue;
    }
    const [id = '', names = '', street = '', city = '', postalCode = '', latitude, longitude, timeZone = zone] = line.split('|');
    const [name = '', latinName = name] = names.split(' = ');
    stores.push({
      ...{ id, name, latinName, street, city, postalCode, country, timeZone, dial, markets: markets.split(',') },
      ...{ hours: hours as DemoStore['hours'], latitude: Number(latitude), longitude: Number(longitude) },
    });
  }
  return stores;
}
