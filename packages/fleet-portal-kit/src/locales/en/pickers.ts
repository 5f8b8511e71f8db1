import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `pickers`. @since 0.1.0 */
export const pickerMessages = defineMessages('pickers', {
  driver: 'Search drivers',
  vehicle: 'Search vehicles',
  group: 'Search groups',
  groupsRefused: 'Your role has no access to groups.',
  station: 'Search stations',
})
