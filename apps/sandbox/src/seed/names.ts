export const firstNames =
  'Juan Jose Antonio Ramon Eduardo Ricardo Fernando Rogelio Danilo Rodel Jomar Jericho Arnel Reynaldo Crisanto Efren Nestor Rommel Dennis Allan Michael John Mark Paolo Miguel Gabriel Rafael Emilio Andres Diego Joel Noel Edgar Ferdinand Wilfredo Bonifacio Isagani Lakan Datu Niño Iñigo Santiago Benjie Jun-Jun Maria Ana Liza Rosario Corazon Imelda Luzviminda Teresita Marites Jocelyn Rowena Cristina Bernadette Dolores Remedios'.split(
    ' ',
  )

export const lastNames = [
  'Dela Cruz',
  'Santos',
  'Reyes',
  'Garcia',
  'Mendoza',
  'Bautista',
  'Villanueva',
  'Ramos',
  'Aquino',
  'Castro',
  'Navarro',
  'Domingo',
  'Salazar',
  'Mercado',
  'Aguilar',
  'Pascual',
  'Soriano',
  'Valdez',
  'Manalo',
  'Macaraeg',
  'Peña',
  'Muñoz',
  'Ibañez',
  'Castañeda',
  'Nuñez',
  'Cariño',
  'Zuñiga',
  'Panganiban',
  'Dimaculangan',
  'Macapagal',
  'Catacutan',
  'Dimaguiba',
  'Lacson',
  'Tan',
  'Lim',
  'Sy',
  "D'Souza",
  'San Jose',
  'De los Santos',
  'Del Rosario',
  'Magsaysay',
  'Batungbakal',
  'Gatdula',
  'Salonga',
]

/** Real names of the maximum length that the form allows. */
export const longNames = [
  {
    firstName: 'Maria Concepcion Guadalupe Immaculada',
    lastName: 'De los Reyes-Villanueva y Macapagal-Buenaventura',
  },
  { firstName: 'Jose Protasio Rizal Mercado', lastName: 'Alonso y Realonda-Peñaflorida de Castañeda' },
  { firstName: 'Sy', lastName: 'Go' },
]

export const models =
  'Isuzu N-Series|Isuzu F-Series|Mitsubishi Fuso Canter|Mitsubishi L300|Hino 300 Dutro|Hino 500|Toyota Hilux|Toyota HiAce Commuter|Foton Tornado|Hyundai H-100|Nissan Urvan|Suzuki Carry|Ford Ranger|UD Quester|Kia K2500'.split(
    '|',
  )

export const vehicleRemarks = [
  'Luzon route, refrigerated',
  'For repair of the left mirror',
  'Assigned to the Calamba depot',
  'Spare unit',
  'Night deliveries only',
  'Leased until December',
]
