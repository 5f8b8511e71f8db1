import type { TestFleet } from './fleetOn.ts'

/** A part of every made station's name: a search for it leaves out those of other tests and stories. */
export const onlyThese = 'searchKey=Kalye'

/** Rizal Park in Manila, where the person of a test stands. */
export const rizalPark = { latitude: 14.5826, longitude: 120.9787 }

const made = [
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

/** Four stations: two in Manila, one in Cebu, and one that nobody knows where it stands. The names come in another order. */
export async function makeStations({ operate }: TestFleet): Promise<void> {
  for (const station of made) await operate('stations', station)
}

type Answer = typeof rizalPark | 'denied' | 'lost'

/** What the browser answers when it is asked where the person is. Returns how to stop. */
export function answerLocation(answer: Answer): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis.navigator, 'geolocation')
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (typeof answer === 'object') found({ coords: answer } as GeolocationPosition)
    else failed?.({ code: answer === 'denied' ? 1 : 2 } as GeolocationPositionError)
  }
  const value = { getCurrentPosition }
  Object.defineProperty(globalThis.navigator, 'geolocation', { configurable: true, value })
  return () => {
    if (before) Object.defineProperty(globalThis.navigator, 'geolocation', before)
    else delete (globalThis.navigator as { geolocation?: unknown }).geolocation
  }
}
