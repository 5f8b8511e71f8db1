/** Cities with the centre of their built-up area: province, city, latitude, longitude. */
const table = `
Metro Manila|Quezon City|14.651|121.049
Metro Manila|Manila|14.600|120.992
Metro Manila|Makati|14.556|121.024
Metro Manila|Pasig|14.573|121.083
Metro Manila|Taguig|14.520|121.053
Metro Manila|Caloocan|14.754|121.040
Metro Manila|Parañaque|14.482|121.022
Metro Manila|Las Piñas|14.445|120.994
Metro Manila|Muntinlupa|14.410|121.037
Metro Manila|Valenzuela|14.700|120.983
Metro Manila|Marikina|14.651|121.106
Metro Manila|Mandaluyong|14.580|121.036
Bulacan|Malolos|14.850|120.816
Bulacan|Meycauayan|14.737|120.961
Bulacan|San Jose del Monte|14.814|121.046
Bulacan|Baliwag|14.955|120.897
Cavite|Bacoor|14.440|120.962
Cavite|Dasmariñas|14.329|120.937
Cavite|Imus|14.421|120.940
Cavite|General Trias|14.386|120.881
Cavite|Tagaytay|14.115|120.962
Laguna|Santa Rosa|14.312|121.098
Laguna|Calamba|14.205|121.150
Laguna|Biñan|14.338|121.080
Laguna|San Pablo|14.069|121.325
Batangas|Batangas City|13.765|121.066
Batangas|Lipa|13.942|121.163
Batangas|Tanauan|14.086|121.149
Rizal|Antipolo|14.588|121.176
Rizal|Cainta|14.579|121.117
Quezon|Lucena|13.940|121.612
Pampanga|San Fernando|15.031|120.690
Pampanga|Angeles|15.146|120.588
Pampanga|Mabalacat|15.222|120.574
Tarlac|Tarlac City|15.480|120.590
Nueva Ecija|Cabanatuan|15.488|120.968
Nueva Ecija|Gapan|15.309|120.947
Pangasinan|Dagupan|16.035|120.337
Pangasinan|Urdaneta|15.976|120.570
La Union|San Fernando|16.612|120.323
Ilocos Norte|Laoag|18.197|120.593
Ilocos Sur|Vigan|17.571|120.390
Benguet|Baguio|16.412|120.597
Isabela|Santiago|16.690|121.549
Isabela|Cauayan|16.932|121.774
Cagayan|Tuguegarao|17.618|121.722
Zambales|Iba|15.330|119.985
Bataan|Balanga|14.681|120.538
Camarines Sur|Naga|13.624|123.187
Albay|Legazpi|13.146|123.735
Sorsogon|Sorsogon City|12.976|123.997
Palawan|Puerto Princesa|9.760|118.751
Iloilo|Iloilo City|10.722|122.556
Iloilo|Pavia|10.775|122.545
Negros Occidental|Bacolod|10.670|122.962
Negros Oriental|Dumaguete|9.306|123.296
Cebu|Cebu City|10.322|123.894
Cebu|Mandaue|10.340|123.937
Cebu|Talisay|10.258|123.838
Bohol|Tagbilaran|9.660|123.864
Leyte|Tacloban|11.233|124.988
Leyte|Ormoc|11.019|124.613
Samar|Calbayog|12.072|124.604
Misamis Oriental|Cagayan de Oro|8.472|124.652
Lanao del Norte|Iligan|8.222|124.250
Bukidnon|Malaybalay|8.155|125.130
Bukidnon|Valencia|7.907|125.092
Davao del Sur|Davao City|7.085|125.590
Davao del Sur|Digos|6.752|125.352
Davao del Norte|Tagum|7.447|125.805
South Cotabato|General Santos|6.128|125.163
South Cotabato|Koronadal|6.498|124.847
Cotabato|Kidapawan|7.012|125.090
Zamboanga del Sur|Zamboanga City|6.931|122.078
Zamboanga del Sur|Pagadian|7.838|123.432
Agusan del Norte|Butuan|8.950|125.528
Surigao del Norte|Surigao City|9.768|125.486
`

export const places = table
  .trim()
  .split('\n')
  .map((line) => {
    const [province = '', city = '', latitude, longitude] = line.split('|')
    return { province, city, latitude: Number(latitude), longitude: Number(longitude) }
  })

export const streets = [
  'Rizal Avenue',
  'Bonifacio Street',
  'Mabini Street',
  'Quirino Highway',
  'MacArthur Highway',
  'Aguinaldo Highway',
  'National Highway',
  'Maharlika Highway',
  'Quezon Avenue',
  'Del Pilar Street',
  'Osmeña Boulevard',
  'Magsaysay Drive',
  'Luna Street',
  'Diversion Road',
  'Circumferential Road',
]

export const brands = [
  'Seaside Fuels',
  'Bayan Petroleum',
  'Kalayaan Gas',
  'Tamaraw Oil',
  'Silangan Energy',
  'Agila Fuels',
]
