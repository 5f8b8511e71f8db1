/* The calls of a page without the kit. User and fleet decide whether the data is shown. They are asked for together with it, as in the kit. */

async function read(path) {
  const response = await fetch(path, { headers: { Accept: 'application/json', Authorization: 'token' } })
  return response.json()
}

async function readWithAccess(path) {
  const [data] = await Promise.all([read(path), read('/ms-profile/user/v2'), read('/ms-fleet/fleet/flt_1')])
  return data
}

export const readDrivers = async () =>
  (await readWithAccess('/driver?fleetId=flt_1&page=1&perPage=10')).drivers
export const readMovements = () => readWithAccess('/ms-pricing/price-movement?fleetId=flt_1')
export const readStations = async () =>
  (await readWithAccess('/ms-station/station?page=1&perPage=1000')).stations

/** Price movements by product and day: `[{ day, diesel, gas91, gas95, gas97 }]`. */
export function movementsByDay(movements) {
  const days = new Map()
  for (const { product, movement, effectiveAt } of movements) {
    const day = effectiveAt.slice(0, 10)
    days.set(day, { ...days.get(day), day, [product]: movement })
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}

export const products = ['diesel', 'gas91', 'gas95', 'gas97']
export const colors = { diesel: '#8a5a00', gas91: '#1a7f37', gas95: '#b3261e', gas97: '#3f4fb8' }

export const initialsOf = ({ firstName, lastName }) => firstName.charAt(0) + lastName.charAt(0)
export const nameOf = ({ firstName, lastName }) => `${firstName} ${lastName}`
