import type { pickerMessages } from '../en/pickers.ts'

export const pickers: typeof pickerMessages.defaults = {
  driver: 'Hanapin ang driver',
  vehicle: 'Hanapin ang sasakyan',
  group: 'Hanapin ang grupo',
  groupsRefused: 'Walang access sa mga grupo ang role mo.',
  station: 'Hanapin ang station',
}
