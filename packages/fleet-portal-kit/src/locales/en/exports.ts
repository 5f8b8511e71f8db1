import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `exports`. @since 0.1.0 */
export const exportMessages = defineMessages('exports', {
  openDownloads: 'Downloads',
  chooseDates: 'Choose dates',
})
