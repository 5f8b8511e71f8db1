import { defineMessages } from '../../provider/messages.ts'

export const pickerMessages = defineMessages('pickers', {
  driver: 'Search drivers',
  vehicle: 'Search vehicles',
  station: 'Search stations',
})
