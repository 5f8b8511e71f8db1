import type { settingsMessages } from '../en/settings.ts'

export const settings: typeof settingsMessages.defaults = {
  title: 'Mga setting',
  lead: 'Para sa browser na ito ang mga setting.',
  colorScheme: 'Hitsura',
  colorSchemes: { auto: 'Gaya ng system', light: 'Maliwanag', dark: 'Madilim' },
  density: 'Mga hanay',
  densities: { regular: 'Karaniwan', compact: 'Siksik' },
  language: 'Wika',
  singleKeys: 'Mga shortcut na isang key',
  singleKeysHint: 'Pindutin ang ? sa isang pahina para sa listahan ng mga shortcut.',
  done: 'Tapos na',
  accessTitle: 'Ang access ko',
  accessLead: (role, fleet) => `${role} ang role mo sa ${fleet}.`,
  accessChange: 'Mababago ng isang Admin ng fleet ang role mo.',
  accessIsAdmin: 'Maaari mong baguhin ang role ng iba sa pahinang User Access.',
  feature: 'Pahina',
  level: 'Ang maaari mong gawin',
  levels: {
    full: 'Lahat',
    view: 'Tingnan',
    modify: 'Tingnan at baguhin',
    export: 'Tingnan at i-export',
    none: 'Walang access',
  },
  notForFleet: 'Wala sa ganitong uri ng fleet',
}
