/// What is known of the App Store's countries, read in November 2026.
///
/// Codes and currencies: the territories of App Store Connect, as a table of June 2026 lists them, with Bulgaria's euro
/// of 1 January 2026. Languages: those that CLDR 46 has as official in the territory and the App Store has a
/// localization for, the main one first, English where there is none.
///
/// A line is: code, ISO 3166 alpha-2, currency, languages, English name.
let storefrontTable = """
  AFG AF USD en Afghanistan
  AGO AO USD pt Angola
  AIA AI USD en Anguilla
  ALB AL USD en Albania
  ARE AE AED ar,en United Arab Emirates
  ARG AR USD es Argentina
  ARM AM USD en Armenia
  ATG AG USD en Antigua and Barbuda
  AUS AU AUD en Australia
  AUT AT EUR de Austria
  AZE AZ USD en Azerbaijan
  BEL BE EUR nl,fr,de Belgium
  BEN BJ USD fr Benin
  BFA BF USD fr Burkina Faso
  BGR BG EUR en Bulgaria
  BHR BH USD ar Bahrain
  BHS BS USD en Bahamas
  BIH BA EUR hr Bosnia and Herzegovina
  BLR BY USD ru Belarus
  BLZ BZ USD en Belize
  BMU BM USD en Bermuda
  BOL BO USD es Bolivia
  BRA BR BRL pt Brazil
  BRB BB USD en Barbados
  BRN BN USD ms Brunei
  BTN BT USD en Bhutan
  BWA BW USD en Botswana
  CAN CA CAD en,fr Canada
  CHE CH CHF de,fr,it Switzerland
  CHL CL CLP es Chile
  CHN CN CNY zh China mainland
  CIV CI USD fr Côte d'Ivoire
  CMR CM USD fr,en Cameroon
  COD CD USD fr Congo, Democratic Republic of the
  COG CG USD fr Congo, Republic of the
  COL CO COP es Colombia
  CPV CV USD pt Cape Verde
  CRI CR USD es Costa Rica
  CYM KY USD en Cayman Islands
  CYP CY EUR el Cyprus
  CZE CZ CZK cs Czech Republic
  DEU DE EUR de Germany
  DMA DM USD en Dominica
  DNK DK DKK da Denmark
  DOM DO USD es Dominican Republic
  DZA DZ USD ar,fr Algeria
  ECU EC USD es Ecuador
  EGY EG EGP ar Egypt
  ESP ES EUR es,ca Spain
  EST EE EUR en Estonia
  FIN FI EUR fi,sv Finland
  FJI FJ USD en Fiji
  FRA FR EUR fr France
  FSM FM USD en Micronesia
  GAB GA USD fr Gabon
  GBR GB GBP en United Kingdom
  GEO GE USD en Georgia
  GHA GH USD en Ghana
  GMB GM USD en Gambia
  GNB GW USD pt Guinea-Bissau
  GRC GR EUR el Greece
  GRD GD USD en Grenada
  GTM GT USD es Guatemala
  GUY GY USD en Guyana
  HKG HK HKD zh,en Hong Kong
  HND HN USD es Honduras
  HRV HR EUR hr Croatia
  HUN HU HUF hu Hungary
  IDN ID IDR id Indonesia
  IND IN INR en,hi,bn,te,mr,ta,gu,kn,ml,or,pa,ur India
  IRL IE EUR en Ireland
  IRQ IQ USD ar Iraq
  ISL IS USD en Iceland
  ISR IL ILS he,ar Israel
  ITA IT EUR it Italy
  JAM JM USD en Jamaica
  JOR JO USD ar Jordan
  JPN JP JPY ja Japan
  KAZ KZ KZT ru Kazakhstan
  KEN KE USD en Kenya
  KGZ KG USD ru Kyrgyzstan
  KHM KH USD en Cambodia
  KNA KN USD en St. Kitts and Nevis
  KOR KR KRW ko South Korea
  KWT KW USD ar Kuwait
  LAO LA USD en Laos
  LBN LB USD ar Lebanon
  LBR LR USD en Liberia
  LBY LY USD ar Libya
  LCA LC USD en St. Lucia
  LKA LK USD en,ta Sri Lanka
  LTU LT EUR en Lithuania
  LUX LU EUR fr,de Luxembourg
  LVA LV EUR en Latvia
  MAC MO USD zh,pt Macao
  MAR MA USD ar,fr Morocco
  MDA MD USD ro Moldova
  MDG MG USD fr,en Madagascar
  MDV MV USD en Maldives
  MEX MX MXN es Mexico
  MKD MK USD en North Macedonia
  MLI ML USD fr Mali
  MLT MT EUR en Malta
  MMR MM USD en Myanmar
  MNE ME EUR en Montenegro
  MNG MN USD en Mongolia
  MOZ MZ USD pt Mozambique
  MRT MR USD ar Mauritania
  MSR MS USD en Montserrat
  MUS MU USD en,fr Mauritius
  MWI MW USD en Malawi
  MYS MY MYR ms,en,zh Malaysia
  NAM NA USD en Namibia
  NER NE USD fr Niger
  NGA NG NGN en Nigeria
  NIC NI USD es Nicaragua
  NLD NL EUR nl Netherlands
  NOR NO NOK no Norway
  NPL NP USD en Nepal
  NRU NR USD en Nauru
  NZL NZ NZD en New Zealand
  OMN OM USD ar Oman
  PAK PK PKR en,ur Pakistan
  PAN PA USD es Panama
  PER PE PEN es Peru
  PHL PH PHP en Philippines
  PLW PW USD en Palau
  PNG PG USD en Papua New Guinea
  POL PL PLN pl Poland
  PRT PT EUR pt Portugal
  PRY PY USD es Paraguay
  QAT QA QAR ar Qatar
  ROU RO RON ro Romania
  RUS RU RUB ru Russia
  RWA RW USD en,fr Rwanda
  SAU SA SAR ar Saudi Arabia
  SEN SN USD fr Senegal
  SGP SG SGD en,zh,ms,ta Singapore
  SLB SB USD en Solomon Islands
  SLE SL USD en Sierra Leone
  SLV SV USD es El Salvador
  SRB RS EUR en Serbia
  STP ST USD pt São Tomé and Príncipe
  SUR SR USD nl Suriname
  SVK SK EUR sk Slovakia
  SVN SI EUR sl Slovenia
  SWE SE SEK sv Sweden
  SWZ SZ USD en Eswatini
  SYC SC USD en,fr Seychelles
  TCA TC USD en Turks and Caicos Islands
  TCD TD USD fr,ar Chad
  THA TH THB th Thailand
  TJK TJ USD en Tajikistan
  TKM TM USD en Turkmenistan
  TON TO USD en Tonga
  TTO TT USD en Trinidad and Tobago
  TUN TN USD ar,fr Tunisia
  TUR TR TRY tr Türkiye
  TWN TW TWD zh Taiwan
  TZA TZ TZS en Tanzania
  UGA UG USD en Uganda
  UKR UA USD uk Ukraine
  URY UY USD es Uruguay
  USA US USD en,es United States
  UZB UZ USD en Uzbekistan
  VCT VC USD en St. Vincent and Grenadines
  VEN VE USD es Venezuela
  VGB VG USD en British Virgin Islands
  VNM VN VND vi Vietnam
  VUT VU USD en,fr Vanuatu
  XKS XK EUR en Kosovo
  YEM YE USD ar Yemen
  ZAF ZA ZAR en South Africa
  ZMB ZM USD en Zambia
  ZWE ZW USD en Zimbabwe
  """
