import { client, inClient, inKit, kit } from '../named.mjs'

/** Lists: the days of a range, and what could not be read. */
export const lists = [
  {
    name: 'days: a range lacks its last day',
    breaks: 'A range of days ends at the start of its last day.',
    file: `${client}/contract/days.ts`,
    find: "export const toDay = edgeOfDay('23:59:59')",
    replace: "export const toDay = edgeOfDay('00:00:00')",
    tests: [
      inClient(
        'contract/codecs.test.ts',
        'a range of days is sent as its first and its last second in Manila',
      ),
    ],
  },
  {
    name: 'days: a range is of London',
    breaks: 'A range of days is sent without the UTC offset of Manila.',
    file: `${client}/contract/days.ts`,
    find: '`${wanted}T${time}+08:00`',
    replace: '`${wanted}T${time}Z`',
    tests: [
      inClient(
        'contract/codecs.test.ts',
        'a range of days is sent as its first and its last second in Manila',
      ),
    ],
  },
  {
    name: 'days: today is that of London',
    breaks: 'Today changes at eight in the morning in Manila.',
    file: `${kit}/format/days.ts`,
    find: 'new Date(now + manilaOffset).toISOString()',
    replace: 'new Date(now).toISOString()',
    tests: [inKit('format/days.test.ts', 'today changes at midnight in Manila')],
  },
  {
    name: 'unknown: a failed list is empty',
    breaks: 'A list that could not be read is shown as one without items.',
    file: `${kit}/fleet/list/ListScreen.tsx`,
    find: 'if (hasFailed) return <FailedState error={answer.error} retry={retryFailed} />',
    replace: 'if (hasFailed) return <StateView tone="empty" title={t.noResult} detail={emptyDetail} />',
    tests: [
      inKit('areas/drivers/FleetDrivers.test.tsx', 'shows a failed load, and the drivers after a retry'),
    ],
  },
  {
    name: 'unknown: a failed part is empty',
    breaks: 'A part of a screen that could not be read is shown as one without content.',
    file: `${kit}/foundation/data/readState.ts`,
    find: "return { status: 'failed', error, retry: refetch }",
    replace: "return { status: 'none' }",
    tests: [
      inKit('foundation/data/readState.test.ts', 'is failed with its error, not none, after a failed read'),
    ],
  },
]
