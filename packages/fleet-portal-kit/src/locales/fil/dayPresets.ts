import type { dayPresetsMessages } from '../en/dayPresets.ts'

export const dayPresets: typeof dayPresetsMessages.defaults = {
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  last7Days: 'Huling 7 araw',
  thisMonth: 'Ngayong buwan',
  lastMonth: 'Nakaraang buwan',
}
