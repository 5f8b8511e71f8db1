import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `commands`: the command bar. @since 0.1.0 */
export const commandMessages = defineMessages('commands', {
  title: 'Search or go to',
  hint: 'Page, action, driver, plate, card, code or station',
  savedViews: 'Saved views',
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Actions',
  drivers: 'Drivers',
  vehicles: 'Vehicles',
  cards: 'Fleet cards',
  codes: 'Fuel codes',
  stations: 'Stations',
  cashIns: 'Cash-ins',
  purchases: 'Fuel purchases',
  addDriver: 'Add driver',
  addVehicle: 'Add vehicle',
  addGroup: 'Add group',
  importDrivers: 'Import drivers',
  importVehicles: 'Import vehicles',
  inviteUser: 'Add user',
  /** Further words that find an action, in English and Filipino. */
  words: {
    fleet: 'switch change fleet lumipat palitan',
    account: 'profile password role access user ako',
    activity: 'history log kasaysayan ginawa',
    privacy: 'private mask secret itago ipakita lihim',
    settings: 'preferences options language density rows shortcuts wika kagustuhan',
    logout: 'log out sign out exit lumabas mag-log out',
    auto: 'theme mode color system tema hitsura',
    light: 'theme mode color bright tema hitsura maliwanag',
    dark: 'theme mode color night tema hitsura madilim',
  },
  litersLeft: (litres: string) => `${litres} left`,
  searching: 'Searching…',
  failed: (thing: string) => `${thing} could not be searched.`,
  resultCount: (count: number) => (count === 1 ? '1 result' : `${formatCount(count)} results`),
  noResult: (text: string) => `Nothing found for “${text}”.`,
})
