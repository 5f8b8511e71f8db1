import type { TestFleet } from './createTestFleet.ts'

/** A search for a part of the names of `createStations`, which excludes stations of other tests and stories. */
export const sceneStationsSearch = 'searchKey=Kalye'

/** Rizal Park in Manila, the location of the user in tests. */
export const rizalPark = { latitude: 14.5826, longitude: 120.9787 }

const stations = [
  {
    stationId: 'stn_made_1',
    name: 'TAMARAW OIL KALYE EDSA STA. MESA',
    address: '12 AURORA BOULEVARD, MANILA',
    latitude: 14.6042,
    longitude: 121.0178,
    phoneNumber: '09171234567',
    products: ['diesel', 'gas95', 'gas97'],
  },
  {
    stationId: 'stn_made_2',
    name: 'Agila Fuels Kalye Ermita',
    address: '5 Mabini Street',
    latitude: 14.5866,
    longitude: 120.9807,
    opensAt: '06:00',
    closesAt: '02:00',
    products: ['diesel', 'gas91', 'gas95', 'gas97'],
  },
  {
    stationId: 'stn_made_3',
    name: 'Bayan Petroleum Kalye Mandaue',
    address: '88 Quezon Avenue',
    city: 'Mandaue',
    province: 'Cebu',
    latitude: 10.3398,
    longitude: 123.9413,
    opensAt: '05:00',
    closesAt: '22:00',
    products: ['diesel'],
  },
  {
    stationId: 'stn_made_4',
    name: 'Silangan Energy Kalye Kidapawan',
    city: 'Kidapawan',
    province: 'Cotabato',
  },
]

/** Creates four stations: two in Manila, one in Cebu, and one without a location. They are not sorted by name. */
export async function createStations({ operate }: TestFleet): Promise<void> {
  for (const station of stations) await operate('stations', station)
}

/** Towns in the whole country. */
const towns = `Laoag|Ilocos Norte|18.198|120.594
Tuguegarao|Cagayan|17.613|121.727
Baguio|Benguet|16.402|120.596
Cabanatuan|Nueva Ecija|15.491|120.968
Angeles|Pampanga|15.145|120.589
Quezon City|Metro Manila|14.676|121.044
Makati|Metro Manila|14.554|121.024
Batangas City|Batangas|13.756|121.058
Legazpi|Albay|13.139|123.744
Puerto Princesa|Palawan|9.739|118.735
Roxas|Capiz|11.585|122.751
Iloilo City|Iloilo|10.702|122.562
Cebu City|Cebu|10.316|123.885
Tacloban|Leyte|11.244|125.003
Cagayan de Oro|Misamis Oriental|8.454|124.632
Butuan|Agusan del Norte|8.949|125.543
Davao|Davao del Sur|7.07|125.61
Zamboanga|Zamboanga del Sur|6.921|122.079
General Santos|South Cotabato|6.113|125.172`

/** A search for a part of the names of `createNationwideStations`. */
export const nationwideStationsSearch = 'searchKey=Lakbay'

/** Creates one to four stations in each of nineteen towns. */
export async function createNationwideStations({ operate }: TestFleet): Promise<void> {
  for (const [index, town] of towns.split('\n').entries()) {
    const [city = '', province = '', latitude, longitude] = town.split('|')
    for (let number = 0; number <= index % 4; number++) {
      await operate('stations', {
        stationId: `stn_town_${index}_${number}`,
        name: `Lakbay Fuels ${city} ${number + 1}`,
        city,
        province,
        latitude: Number(latitude) + number * 0.011,
        longitude: Number(longitude) + ((number * 7) % 3) * 0.009,
      })
    }
  }
}

/** A search for a part of the names of `createManyStations`. */
export const manyStationsSearch = 'searchKey=Sanlibo'

/** Creates 2,500 stations around Manila, Cebu and Davao. Every tenth has no opening hours, every seventh is closed. */
export async function createManyStations({ operate }: TestFleet): Promise<void> {
  const cities = [
    { city: 'Manila', province: 'Metro Manila', latitude: 14.6, longitude: 121.0, count: 1000 },
    { city: 'Cebu City', province: 'Cebu', latitude: 10.316, longitude: 123.885, count: 800 },
    { city: 'Davao', province: 'Davao del Sur', latitude: 7.07, longitude: 125.61, count: 700 },
  ]
  const created = cities.flatMap(({ city, province, latitude, longitude, count }, cityIndex) =>
    Array.from({ length: count }, (_, index) => ({
      stationId: `stn_many_${cityIndex}_${index}`,
      name: `Sanlibo Fuels ${city} ${index + 1}`,
      city,
      province,
      latitude: latitude + ((index * 37) % 200) / 500 - 0.2,
      longitude: longitude + ((index * 61) % 190) / 500 - 0.19,
      ...(index % 10 === 0 && { opensAt: null, closesAt: null }),
      ...(index % 7 === 0 && closedNow()),
    })),
  )
  await operate('stations/several', { stations: created })
}

/** Opening hours from two to three hours from now, in Manila time. */
function closedNow() {
  const clock = (hours: number) =>
    `${new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(11, 13)}:00`
  return { opensAt: clock(2), closesAt: clock(3) }
}

type Answer = typeof rizalPark | Promise<typeof rizalPark> | 'denied' | 'lost'

/** Replaces the geolocation of the browser. Returns a function that restores it. */
export function stubGeolocation(answer: Answer): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis.navigator, 'geolocation')
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (answer instanceof Promise) void answer.then((coords) => found({ coords } as GeolocationPosition))
    else if (typeof answer === 'object') found({ coords: answer } as GeolocationPosition)
    else failed?.({ code: answer === 'denied' ? 1 : 2 } as GeolocationPositionError)
  }
  const value = { getCurrentPosition }
  Object.defineProperty(globalThis.navigator, 'geolocation', { configurable: true, value })
  return () => {
    if (before) Object.defineProperty(globalThis.navigator, 'geolocation', before)
    else delete (globalThis.navigator as { geolocation?: unknown }).geolocation
  }
}
