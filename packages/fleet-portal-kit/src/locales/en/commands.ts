import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `commands`: the command bar. @since 0.1.0 */
export const commandMessages = defineMessages('commands', {
  title: 'Search or go to',
  hint: 'Page, action, driver, plate, card, code or station',
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Actions',
  drivers: 'Drivers',
  vehicles: 'Vehicles',
  cards: 'Fleet cards',
  codes: 'Fuel codes',
  stations: 'Stations',
  addDriver: 'Add driver',
  addVehicle: 'Add vehicle',
  addGroup: 'Add group',
  importDrivers: 'Import drivers',
  importVehicles: 'Import vehicles',
  inviteUser: 'Add user',
  litersLeft: (litres: string) => `${litres} left`,
  searching: 'Searching…',
  failed: (thing: string) => `${thing} could not be searched.`,
  resultCount: (count: number) => (count === 1 ? '1 result' : `${formatCount(count)} results`),
  noResult: (text: string) => `Nothing found for “${text}”.`,
})
