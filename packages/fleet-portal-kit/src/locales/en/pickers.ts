import { defineMessages } from '../../provider/messages.ts'

export const pickerMessages = defineMessages('pickers', {
  driver: 'Search drivers',
  vehicle: 'Search vehicles',
  group: 'Search groups',
  groupsRefused: 'Your role has no access to groups.',
  station: 'Search stations',
})
