import { defineMessages } from '../../provider/messages.ts'

export const exportMessages = defineMessages('exports', {
  openDownloads: 'Downloads',
})
