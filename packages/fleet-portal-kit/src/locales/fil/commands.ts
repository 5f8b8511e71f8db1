import type { commandMessages } from '../en/commands.ts'
import { formatCount } from './plural.ts'

export const commands: typeof commandMessages.defaults = {
  title: 'Maghanap o pumunta sa',
  hint: 'Pahina, aksiyon, driver, plaka, card, code o istasyon',
  recent: 'Mga huling binuksan',
  pages: 'Mga pahina',
  actions: 'Mga aksiyon',
  drivers: 'Mga driver',
  vehicles: 'Mga sasakyan',
  cards: 'Mga fleet card',
  codes: 'Mga fuel code',
  stations: 'Mga istasyon',
  addDriver: 'Magdagdag ng driver',
  addVehicle: 'Magdagdag ng sasakyan',
  addGroup: 'Magdagdag ng grupo',
  importDrivers: 'Mag-import ng mga driver',
  importVehicles: 'Mag-import ng mga sasakyan',
  inviteUser: 'Magdagdag ng user',
  litersLeft: (litres: string) => `${litres} ang natitira`,
  searching: 'Naghahanap…',
  failed: (thing) => `Hindi mahanap: ${thing}.`,
  resultCount: (count) => `${formatCount(count)} resulta`,
  noResult: (text) => `Walang nakita para sa “${text}”.`,
}
