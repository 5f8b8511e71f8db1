import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `dayPresets`: short ranges of days to choose from. @since 0.1.0 */
export const dayPresetsMessages = defineMessages('dayPresets', {
  today: 'Today',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
})
