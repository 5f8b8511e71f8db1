/** A province, or Metro Manila, which counts as one. @since 0.1.0 */
export interface Province {
  /** A number that is unique among provinces. */
  id: number
  /** The name. */
  label: string
  /** The short code, such as `BUL`. */
  value: string
  /** `CAR`, `I` to `XIII`, `IV-A`, `IV-B`, `NCR` or `ARMM`. */
  region: string
}

/**
 * A city or a municipality. Its `value` is its province's code, so that calls name it by its label.
 *
 * @since 0.1.0
 */
export interface City {
  /** A number that is unique among cities. */
  id: number
  /** The name. */
  label: string
  /** The code of its province. */
  value: string
  /** The code of its province. */
  province: string
  /** Chartered as a city. */
  city?: true
}

/*
 * One line for each province: code, region, label, and its cities (with a star) and municipalities. Names are those of
 * the Philippine Standard Geographic Code of 2025, codes those of ISO 3166-2. Highly urbanised cities are listed in
 * the province that surrounds them.
 */
const table = `
MM|NCR|Metro Manila|*Caloocan,*Las Piñas,*Makati,*Malabon,*Mandaluyong,*Manila,*Marikina,*Muntinlupa,*Navotas,*Parañaque,*Pasay,*Pasig,Pateros,*Quezon City,*San Juan,*Taguig,*Valenzuela
ABR|CAR|Abra|Bangued,Boliney,Bucay,Bucloc,Daguioman,Danglas,Dolores,La Paz,Lacub,Lagangilang,Lagayan,Langiden,Licuan-Baay,Luba,Malibcong,Manabo,Peñarrubia,Pidigan,Pilar,Sallapadan,San Isidro,San Juan,San Quintin,Tayum,Tineg,Tubo,Villaviciosa
AGN|XIII|Agusan del Norte|Buenavista,*Butuan,*Cabadbaran,Carmen,Jabonga,Kitcharao,Las Nieves,Magallanes,Nasipit,Remedios T. Romualdez,Santiago,Tubay
AGS|XIII|Agusan del Sur|*Bayugan,Bunawan,Esperanza,La Paz,Loreto,Prosperidad,Rosario,San Francisco,San Luis,Santa Josefa,Sibagat,Talacogon,Trento,Veruela
AKL|VI|Aklan|Altavas,Balete,Banga,Batan,Buruanga,Ibajay,Kalibo,Lezo,Libacao,Madalag,Makato,Malay,Malinao,Nabas,New Washington,Numancia,Tangalan
ALB|V|Albay|Bacacay,Camalig,Daraga,Guinobatan,Jovellar,*Legazpi,Libon,*Ligao,Malilipot,Malinao,Manito,Oas,Pio Duran,Polangui,Rapu-Rapu,Santo Domingo,*Tabaco,Tiwi
ANT|VI|Antique|Anini-Y,Barbaza,Belison,Bugasong,Caluya,Culasi,Hamtic,Laua-An,Libertad,Pandan,Patnongon,San Jose,San Remigio,Sebaste,Sibalom,Tibiao,Tobias Fornier,Valderrama
APA|CAR|Apayao|Calanasan,Conner,Flora,Kabugao,Luna,Pudtol,Santa Marcela
AUR|III|Aurora|Baler,Casiguran,Dilasag,Dinalungan,Dingalan,Dipaculao,Maria Aurora,San Luis
BAS|ARMM|Basilan|Akbar,Al-Barka,Hadji Mohammad Ajul,Hadji Muhtamad,*Isabela City,*Lamitan,Lantawan,Maluso,Sumisip,Tabuan-Lasa,Tipo-Tipo,Tuburan,Ungkaya Pukan
BAN|III|Bataan|Abucay,Bagac,*Balanga,Dinalupihan,Hermosa,Limay,Mariveles,Morong,Orani,Orion,Pilar,Samal
BTN|II|Batanes|Basco,Itbayat,Ivana,Mahatao,Sabtang,Uyugan
BTG|IV-A|Batangas|Agoncillo,Alitagtag,Balayan,Balete,*Batangas City,Bauan,*Calaca,Calatagan,Cuenca,Ibaan,Laurel,Lemery,Lian,*Lipa,Lobo,Mabini,Malvar,Mataasnakahoy,Nasugbu,Padre Garcia,Rosario,San Jose,San Juan,San Luis,San Nicolas,San Pascual,Santa Teresita,*Sto. Tomas,Taal,Talisay,*Tanauan,Taysan,Tingloy,Tuy
BEN|CAR|Benguet|Atok,*Baguio,Bakun,Bokod,Buguias,Itogon,Kabayan,Kapangan,Kibungan,La Trinidad,Mankayan,Sablan,Tuba,Tublay
BIL|VIII|Biliran|Almeria,Biliran,Cabucgayan,Caibiran,Culaba,Kawayan,Maripipi,Naval
BOH|VII|Bohol|Alburquerque,Alicia,Anda,Antequera,Baclayon,Balilihan,Batuan,Bien Unido,Bilar,Buenavista,Calape,Candijay,Carmen,Catigbian,Clarin,Corella,Cortes,Dagohoy,Danao,Dauis,Dimiao,Duero,Garcia Hernandez,Getafe,Guindulman,Inabanga,Jagna,Lila,Loay,Loboc,Loon,Mabini,Maribojoc,Panglao,Pilar,President Carlos P. Garcia,Sagbayan,San Isidro,San Miguel,Sevilla,Sierra Bullones,Sikatuna,*Tagbilaran,Talibon,Trinidad,Tubigon,Ubay,Valencia
BUK|X|Bukidnon|Baungon,Cabanglasan,Damulog,Dangcagan,Don Carlos,Impasug-ong,Kadingilan,Kalilangan,Kibawe,Kitaotao,Lantapan,Libona,*Malaybalay,Malitbog,Manolo Fortich,Maramag,Pangantucan,Quezon,San Fernando,Sumilao,Talakag,*Valencia
BUL|III|Bulacan|Angat,Balagtas,*Baliwag,Bocaue,Bulacan,Bustos,Calumpit,Doña Remedios Trinidad,Guiguinto,Hagonoy,*Malolos,Marilao,*Meycauayan,Norzagaray,Obando,Pandi,Paombong,Plaridel,Pulilan,San Ildefonso,*San Jose del Monte,San Miguel,San Rafael,Santa Maria
CAG|II|Cagayan|Abulug,Alcala,Allacapan,Amulung,Aparri,Baggao,Ballesteros,Buguey,Calayan,Camalaniugan,Claveria,Enrile,Gattaran,Gonzaga,Iguig,Lal-Lo,Lasam,Pamplona,Peñablanca,Piat,Rizal,Sanchez-Mira,Santa Ana,Santa Praxedes,Santa Teresita,Santo Niño,Solana,Tuao,*Tuguegarao
CAN|V|Camarines Norte|Basud,Capalonga,Daet,Jose Panganiban,Labo,Mercedes,Paracale,San Lorenzo Ruiz,San Vicente,Santa Elena,Talisay,Vinzons
CAS|V|Camarines Sur|Baao,Balatan,Bato,Bombon,Buhi,Bula,Cabusao,Calabanga,Camaligan,Canaman,Caramoan,Del Gallego,Gainza,Garchitorena,Goa,*Iriga,Lagonoy,Libmanan,Lupi,Magarao,Milaor,Minalabac,Nabua,*Naga,Ocampo,Pamplona,Pasacao,Pili,Presentacion,Ragay,Sagñay,San Fernando,San Jose,Sipocot,Siruma,Tigaon,Tinambac
CAM|X|Camiguin|Catarman,Guinsiliban,Mahinog,Mambajao,Sagay
CAP|VI|Capiz|Cuartero,Dao,Dumalag,Dumarao,Ivisan,Jamindan,Ma-Ayon,Mambusao,Panay,Panitan,Pilar,Pontevedra,President Roxas,*Roxas,Sapi-An,Sigma,Tapaz
CAT|V|Catanduanes|Bagamanoc,Baras,Bato,Caramoran,Gigmoto,Pandan,Panganiban,San Andres,San Miguel,Viga,Virac
CAV|IV-A|Cavite|Alfonso,Amadeo,*Bacoor,*Carmona,*Cavite City,*Dasmariñas,Gen. Mariano Alvarez,General Emilio Aguinaldo,*General Trias,*Imus,Indang,Kawit,Magallanes,Maragondon,Mendez,Naic,Noveleta,Rosario,Silang,*Tagaytay,Tanza,Ternate,*Trece Martires
CEB|VII|Cebu|Alcantara,Alcoy,Alegria,Aloguinsan,Argao,Asturias,Badian,Balamban,Bantayan,Barili,*Bogo,Boljoon,Borbon,*Carcar,Carmen,Catmon,*Cebu City,Compostela,Consolacion,Cordova,Daanbantayan,Dalaguete,*Danao,Dumanjug,Ginatilan,*Lapu-Lapu,Liloan,Madridejos,Malabuyoc,*Mandaue,Medellin,Minglanilla,Moalboal,*Naga,Oslob,Pilar,Pinamungajan,Poro,Ronda,Samboan,San Fernando,San Francisco,San Remigio,Santa Fe,Santander,Sibonga,Sogod,Tabogon,Tabuelan,*Talisay,*Toledo,Tuburan,Tudela
NCO|XII|Cotabato|Alamada,Aleosan,Antipas,Arakan,Banisilan,Carmen,Kabacan,*Kidapawan,Libungan,M'Lang,Magpet,Makilala,Matalam,Midsayap,Pigkawayan,Pikit,President Roxas,Tulunan
COM|XI|Davao de Oro|Compostela,Laak,Mabini,Maco,Maragusan,Mawab,Monkayo,Montevista,Nabunturan,New Bataan,Pantukan
DAV|XI|Davao del Norte|Asuncion,Braulio E. Dujali,Carmen,*Island Garden City of Samal,Kapalong,New Corella,*Panabo,San Isidro,Santo Tomas,*Tagum,Talaingod
DAS|XI|Davao del Sur|Bansalan,*Davao City,*Digos,Hagonoy,Kiblawan,Magsaysay,Malalag,Matanao,Padada,Santa Cruz,Sulop
DVO|XI|Davao Occidental|Don Marcelino,Jose Abad Santos,Malita,Santa Maria,Sarangani
DAO|XI|Davao Oriental|Baganga,Banaybanay,Boston,Caraga,Cateel,Governor Generoso,Lupon,Manay,*Mati,San Isidro,Tarragona
DIN|XIII|Dinagat Islands|Basilisa,Cagdianao,Dinagat,Libjo,Loreto,San Jose,Tubajon
EAS|VIII|Eastern Samar|Arteche,Balangiga,Balangkayan,*Borongan,Can-Avid,Dolores,General Macarthur,Giporlos,Guiuan,Hernani,Jipapad,Lawaan,Llorente,Maslog,Maydolong,Mercedes,Oras,Quinapondan,Salcedo,San Julian,San Policarpo,Sulat,Taft
GUI|VI|Guimaras|Buenavista,Jordan,Nueva Valencia,San Lorenzo,Sibunag
IFU|CAR|Ifugao|Aguinaldo,Alfonso Lista,Asipulo,Banaue,Hingyon,Hungduan,Kiangan,Lagawe,Lamut,Mayoyao,Tinoc
ILN|I|Ilocos Norte|Adams,Bacarra,Badoc,Bangui,Banna,*Batac,Burgos,Carasi,Currimao,Dingras,Dumalneg,*Laoag,Marcos,Nueva Era,Pagudpud,Paoay,Pasuquin,Piddig,Pinili,San Nicolas,Sarrat,Solsona,Vintar
ILS|I|Ilocos Sur|Alilem,Banayoyo,Bantay,Burgos,Cabugao,*Candon,Caoayan,Cervantes,Galimuyod,Gregorio del Pilar,Lidlidda,Magsingal,Nagbukel,Narvacan,Quirino,Salcedo,San Emilio,San Esteban,San Ildefonso,San Juan,San Vicente,Santa,Santa Catalina,Santa Cruz,Santa Lucia,Santa Maria,Santiago,Santo Domingo,Sigay,Sinait,Sugpon,Suyo,Tagudin,*Vigan
ILI|VI|Iloilo|Ajuy,Alimodian,Anilao,Badiangan,Balasan,Banate,Barotac Nuevo,Barotac Viejo,Batad,Bingawan,Cabatuan,Calinog,Carles,Concepcion,Dingle,Dueñas,Dumangas,Estancia,Guimbal,Igbaras,*Iloilo City,Janiuay,Lambunao,Leganes,Lemery,Leon,Maasin,Miagao,Mina,New Lucena,Oton,*Passi,Pavia,Pototan,San Dionisio,San Enrique,San Joaquin,San Miguel,San Rafael,Santa Barbara,Sara,Tigbauan,Tubungan,Zarraga
ISA|II|Isabela|Alicia,Angadanan,Aurora,Benito Soliven,Burgos,Cabagan,Cabatuan,*Cauayan,Cordon,Delfin Albano,Dinapigue,Divilacan,Echague,Gamu,*Ilagan,Jones,Luna,Maconacon,Mallig,Naguilian,Palanan,Quezon,Quirino,Ramon,Reina Mercedes,Roxas,San Agustin,San Guillermo,San Isidro,San Manuel,San Mariano,San Mateo,San Pablo,Santa Maria,*Santiago,Santo Tomas,Tumauini
KAL|CAR|Kalinga|Balbalan,Lubuagan,Pasil,Pinukpuk,Rizal,*Tabuk,Tanudan,Tinglayan
LUN|I|La Union|Agoo,Aringay,Bacnotan,Bagulin,Balaoan,Bangar,Bauang,Burgos,Caba,Luna,Naguilian,Pugo,Rosario,*San Fernando,San Gabriel,San Juan,Santo Tomas,Santol,Sudipen,Tubao
LAG|IV-A|Laguna|Alaminos,Bay,*Biñan,*Cabuyao,*Calamba,Calauan,Cavinti,Famy,Kalayaan,Liliw,Los Baños,Luisiana,Lumban,Mabitac,Magdalena,Majayjay,Nagcarlan,Paete,Pagsanjan,Pakil,Pangil,Pila,Rizal,*San Pablo,*San Pedro,Santa Cruz,Santa Maria,*Santa Rosa,Siniloan,Victoria
LAN|X|Lanao del Norte|Bacolod,Baloi,Baroy,*Iligan,Kapatagan,Kauswagan,Kolambugan,Lala,Linamon,Magsaysay,Maigo,Matungao,Munai,Nunungan,Pantao Ragat,Pantar,Poona Piagapo,Salvador,Sapad,Sultan Naga Dimaporo,Tagoloan,Tangcal,Tubod
LAS|ARMM|Lanao del Sur|Amai Manabilang,Bacolod-Kalawi,Balabagan,Balindong,Bayang,Binidayan,Buadiposo-Buntong,Bubong,Butig,Calanogas,Ditsaan-Ramain,Ganassi,Kapai,Kapatagan,Lumba-Bayabao,Lumbaca-Unayan,Lumbatan,Lumbayanague,Madalum,Madamba,Maguing,Malabang,Marantao,*Marawi,Marogong,Masiu,Mulondo,Pagayawan,Piagapo,Picong,Poona Bayabao,Pualas,Saguiaran,Sultan Dumalondong,Tagoloan II,Tamparan,Taraka,Tubaran,Tugaya,Wao
LEY|VIII|Leyte|Abuyog,Alangalang,Albuera,Babatngon,Barugo,Bato,*Baybay,Burauen,Calubian,Capoocan,Carigara,Dagami,Dulag,Hilongos,Hindang,Inopacan,Isabel,Jaro,Javier,Julita,Kananga,La Paz,Leyte,Macarthur,Mahaplag,Matag-Ob,Matalom,Mayorga,Merida,*Ormoc,Palo,Palompon,Pastrana,San Isidro,San Miguel,Santa Fe,Tabango,Tabontabon,*Tacloban,Tanauan,Tolosa,Tunga,Villaba
MGN|ARMM|Maguindanao del Norte|Barira,Buldon,*Cotabato City,Datu Blah T. Sinsuat,Datu Odin Sinsuat,Kabuntalan,Matanog,Northern Kabuntalan,Parang,Sultan Kudarat,Sultan Mastura,Talitay,Upi
MGS|ARMM|Maguindanao del Sur|Ampatuan,Buluan,Datu Abdullah Sangki,Datu Anggal Midtimbang,Datu Hoffer Ampatuan,Datu Paglas,Datu Piang,Datu Salibo,Datu Saudi Ampatuan,Datu Unsay,Gen. S.K. Pendatun,Guindulungan,Mamasapano,Mangudadatu,Pagagawan,Pagalungan,Paglat,Pandag,Rajah Buayan,Shariff Aguak,Shariff Saydona Mustapha,South Upi,Sultan Sa Barongis,Talayan
MAD|IV-B|Marinduque|Boac,Buenavista,Gasan,Mogpog,Santa Cruz,Torrijos
MAS|V|Masbate|Aroroy,Baleno,Balud,Batuan,Cataingan,Cawayan,Claveria,Dimasalang,Esperanza,Mandaon,*Masbate City,Milagros,Mobo,Monreal,Palanas,Pio V. Corpus,Placer,San Fernando,San Jacinto,San Pascual,Uson
MSC|X|Misamis Occidental|Aloran,Baliangao,Bonifacio,Calamba,Clarin,Concepcion,Don Victoriano Chiongbian,Jimenez,Lopez Jaena,*Oroquieta,*Ozamiz,Panaon,Plaridel,Sapang Dalaga,Sinacaban,*Tangub,Tudela
MSR|X|Misamis Oriental|Alubijid,Balingasag,Balingoan,Binuangan,*Cagayan de Oro,Claveria,*El Salvador,*Gingoog,Gitagum,Initao,Jasaan,Kinoguitan,Lagonglong,Laguindingan,Libertad,Lugait,Magsaysay,Manticao,Medina,Naawan,Opol,Salay,Sugbongcogon,Tagoloan,Talisayan,Villanueva
MOU|CAR|Mountain Province|Barlig,Bauko,Besao,Bontoc,Natonin,Paracelis,Sabangan,Sadanga,Sagada,Tadian
NEC|VI|Negros Occidental|*Bacolod,*Bago,Binalbagan,*Cadiz,Calatrava,Candoni,Cauayan,Enrique B. Magalona,*Escalante,*Himamaylan,Hinigaran,Hinoba-an,Ilog,Isabela,*Kabankalan,*La Carlota,La Castellana,Manapla,Moises Padilla,Murcia,Pontevedra,Pulupandan,*Sagay,Salvador Benedicto,*San Carlos,San Enrique,*Silay,*Sipalay,*Talisay,Toboso,Valladolid,*Victorias
NER|VII|Negros Oriental|Amlan,Ayungon,Bacong,*Bais,Basay,*Bayawan,Bindoy,*Canlaon,Dauin,*Dumaguete,*Guihulngan,Jimalalud,La Libertad,Mabinay,Manjuyod,Pamplona,San Jose,Santa Catalina,Siaton,Sibulan,*Tanjay,Tayasan,Valencia,Vallehermoso,Zamboanguita
NSA|VIII|Northern Samar|Allen,Biri,Bobon,Capul,Catarman,Catubig,Gamay,Laoang,Lapinig,Las Navas,Lavezares,Lope de Vega,Mapanas,Mondragon,Palapag,Pambujan,Rosario,San Antonio,San Isidro,San Jose,San Roque,San Vicente,Silvino Lobos,Victoria
NUE|III|Nueva Ecija|Aliaga,Bongabon,*Cabanatuan,Cabiao,Carranglan,Cuyapo,Gabaldon,*Gapan,General Mamerto Natividad,General Tinio,Guimba,Jaen,Laur,Licab,Llanera,Lupao,Nampicuan,*Palayan,Pantabangan,Peñaranda,Quezon,Rizal,San Antonio,San Isidro,*San Jose,San Leonardo,Santa Rosa,Santo Domingo,*Science City of Muñoz,Talavera,Talugtug,Zaragoza
NUV|II|Nueva Vizcaya|Alfonso Castaneda,Ambaguio,Aritao,Bagabag,Bambang,Bayombong,Diadi,Dupax del Norte,Dupax del Sur,Kasibu,Kayapa,Quezon,Santa Fe,Solano,Villaverde
MDC|IV-B|Occidental Mindoro|Abra de Ilog,Calintaan,Looc,Lubang,Magsaysay,Mamburao,Paluan,Rizal,Sablayan,San Jose,Santa Cruz
MDR|IV-B|Oriental Mindoro|Baco,Bansud,Bongabong,Bulalacao,*Calapan,Gloria,Mansalay,Naujan,Pinamalayan,Pola,Puerto Galera,Roxas,San Teodoro,Socorro,Victoria
PLW|IV-B|Palawan|Aborlan,Agutaya,Araceli,Balabac,Bataraza,Brooke's Point,Busuanga,Cagayancillo,Coron,Culion,Cuyo,Dr. Jose P. Rizal,Dumaran,El Nido,Kalayaan,Linapacan,Magsaysay,Narra,*Puerto Princesa,Quezon,Roxas,San Vicente,Sofronio Española,Taytay
PAM|III|Pampanga|*Angeles,Apalit,Arayat,Bacolor,Candaba,Floridablanca,Guagua,Lubao,*Mabalacat,Macabebe,Magalang,Masantol,Mexico,Minalin,Porac,*San Fernando,San Luis,San Simon,Santa Ana,Santa Rita,Sasmuan,Sto. Tomas
PAN|I|Pangasinan|Agno,Aguilar,*Alaminos,Alcala,Anda,Asingan,Balungao,Bani,Basista,Bautista,Bayambang,Binalonan,Binmaley,Bolinao,Bugallon,Burgos,Calasiao,*Dagupan,Dasol,Infanta,Labrador,Laoac,Lingayen,Mabini,Malasiqui,Manaoag,Mangaldan,Mangatarem,Mapandan,Natividad,Pozorrubio,Rosales,*San Carlos,San Fabian,San Jacinto,San Manuel,San Nicolas,San Quintin,Santa Barbara,Santa Maria,Santo Tomas,Sison,Sual,Tayug,Umingan,Urbiztondo,*Urdaneta,Villasis
QUE|IV-A|Quezon|Agdangan,Alabat,Atimonan,Buenavista,Burdeos,Calauag,Candelaria,Catanauan,Dolores,General Luna,General Nakar,Guinayangan,Gumaca,Infanta,Jomalig,Lopez,Lucban,*Lucena,Macalelon,Mauban,Mulanay,Padre Burgos,Pagbilao,Panukulan,Patnanungan,Perez,Pitogo,Plaridel,Polillo,Quezon,Real,Sampaloc,San Andres,San Antonio,San Francisco,San Narciso,Sariaya,Tagkawayan,*Tayabas,Tiaong,Unisan
QUI|II|Quirino|Aglipay,Cabarroguis,Diffun,Maddela,Nagtipunan,Saguday
RIZ|IV-A|Rizal|Angono,*Antipolo,Baras,Binangonan,Cainta,Cardona,Jala-Jala,Morong,Pililla,Rodriguez,San Mateo,Tanay,Taytay,Teresa
ROM|IV-B|Romblon|Alcantara,Banton,Cajidiocan,Calatrava,Concepcion,Corcuera,Ferrol,Looc,Magdiwang,Odiongan,Romblon,San Agustin,San Andres,San Fernando,San Jose,Santa Fe,Santa Maria
WSA|VIII|Samar|Almagro,Basey,*Calbayog,Calbiga,*Catbalogan,Daram,Gandara,Hinabangan,Jiabong,Marabut,Matuguinao,Motiong,Pagsanghan,Paranas,Pinabacdao,San Jorge,San Jose de Buan,San Sebastian,Santa Margarita,Santa Rita,Santo Niño,Tagapul-An,Talalora,Tarangnan,Villareal,Zumarraga
SAR|XII|Sarangani|Alabel,Glan,Kiamba,Maasim,Maitum,Malapatan,Malungon
SIG|VII|Siquijor|Enrique Villanueva,Larena,Lazi,Maria,San Juan,Siquijor
SOR|V|Sorsogon|Barcelona,Bulan,Bulusan,Casiguran,Castilla,Donsol,Gubat,Irosin,Juban,Magallanes,Matnog,Pilar,Prieto Diaz,Santa Magdalena,*Sorsogon City
SCO|XII|South Cotabato|Banga,*General Santos,*Koronadal,Lake Sebu,Norala,Polomolok,Santo Niño,Surallah,T'Boli,Tampakan,Tantangan,Tupi
SLE|VIII|Southern Leyte|Anahawan,Bontoc,Hinunangan,Hinundayan,Libagon,Liloan,Limasawa,*Maasin,Macrohon,Malitbog,Padre Burgos,Pintuyan,Saint Bernard,San Francisco,San Juan,San Ricardo,Silago,Sogod,Tomas Oppus
SUK|XII|Sultan Kudarat|Bagumbayan,Columbio,Esperanza,Isulan,Kalamansig,Lambayong,Lebak,Lutayan,Palimbang,President Quirino,Sen. Ninoy Aquino,*Tacurong
SLU|ARMM|Sulu|Hadji Panglima Tahil,Indanan,Jolo,Kalingalan Caluang,Lugus,Luuk,Maimbung,Old Panamao,Omar,Pandami,Panglima Estino,Pangutaran,Parang,Pata,Patikul,Siasi,Talipao,Tapul,Tongkil
SUN|XIII|Surigao del Norte|Alegria,Bacuag,Burgos,Claver,Dapa,Del Carmen,General Luna,Gigaquit,Mainit,Malimono,Pilar,Placer,San Benito,San Francisco,San Isidro,Santa Monica,Sison,Socorro,*Surigao City,Tagana-An,Tubod
SUR|XIII|Surigao del Sur|Barobo,Bayabas,*Bislig,Cagwait,Cantilan,Carmen,Carrascal,Cortes,Hinatuan,Lanuza,Lianga,Lingig,Madrid,Marihatag,San Agustin,San Miguel,Tagbina,Tago,*Tandag
TAR|III|Tarlac|Anao,Bamban,Camiling,Capas,Concepcion,Gerona,La Paz,Mayantoc,Moncada,Paniqui,Pura,Ramos,San Clemente,San Jose,San Manuel,Santa Ignacia,*Tarlac City,Victoria
TAW|ARMM|Tawi-Tawi|Bongao,Languyan,Mapun,Panglima Sugala,Sapa-Sapa,Sibutu,Simunul,Sitangkai,South Ubian,Tandubas,Turtle Islands
ZMB|III|Zambales|Botolan,Cabangan,Candelaria,Castillejos,Iba,Masinloc,*Olongapo,Palauig,San Antonio,San Felipe,San Marcelino,San Narciso,Santa Cruz,Subic
ZAN|IX|Zamboanga del Norte|Baliguian,*Dapitan,*Dipolog,Godod,Gutalac,Jose Dalman,Kalawit,Katipunan,La Libertad,Labason,Leon T. Postigo,Liloy,Manukan,Mutia,Piñan,Polanco,Pres. Manuel A. Roxas,Rizal,Salug,Sergio Osmeña Sr.,Siayan,Sibuco,Sibutad,Sindangan,Siocon,Sirawai,Tampilisan
ZAS|IX|Zamboanga del Sur|Aurora,Bayog,Dimataling,Dinas,Dumalinao,Dumingag,Guipos,Josefina,Kumalarang,Labangan,Lakewood,Lapuyan,Mahayag,Margosatubig,Midsalip,Molave,*Pagadian,Pitogo,Ramon Magsaysay,San Miguel,San Pablo,Sominot,Tabina,Tambulig,Tigbao,Tukuran,Vincenzo A. Sagun,*Zamboanga City
ZSI|IX|Zamboanga Sibugay|Alicia,Buug,Diplahan,Imelda,Ipil,Kabasalan,Mabuhay,Malangas,Naga,Olutanga,Payao,Roseller Lim,Siay,Talusan,Titay,Tungawan
`

const lines = table.trim().split('\n')

/**
 * Every province with its cities and municipalities, ids in order from 0: some 8 KB that no first load should carry.
 *
 * @since 0.1.0
 */
export const provinces: readonly Province[] = lines.map((line, id) => {
  const [value = '', region = '', label = ''] = line.split('|')
  return { id, label, value, region }
})

/** Every city and municipality. @since 0.1.0 */
export const cities: readonly City[] = lines
  .flatMap((line) => {
    const [province = '', , , names = ''] = line.split('|')
    return names.split(',').map((name) => ({ province, name }))
  })
  .map(({ province, name }, id) => ({
    id,
    label: name.replace('*', ''),
    value: province,
    province,
    ...(name.startsWith('*') && { city: true as const }),
  }))

/** The cities and municipalities of a province, by its code. @since 0.1.0 */
export const citiesOf = (province: string): readonly City[] =>
  cities.filter((city) => city.province === province)
