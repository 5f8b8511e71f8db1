import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** The most names in one sentence. */
const mostNames = 3

const codes = (count: number) => plural(count, 'code')

/** English sentences of the namespace `codeDrafts`: drafts of several fuel codes at once. @since 0.1.0 */
export const codeDraftsMessages = defineMessages('codeDrafts', {
  fromTable: 'Add from table',
  moreActions: 'More',
  repeatWeek: 'Repeat last week',
  repeated: (count: number, isPart: boolean) =>
    `${isPart ? 'Only the newest ' : ''}${codes(count)} of last week added, with dates one week later. Nothing is generated until you confirm.`,
  unfinished: (count: number): string =>
    count === 1
      ? '1 code needs a change. It is marked in the list.'
      : `${codes(count)} need a change. They are marked in the list.`,
  nothingLastWeek: 'The last 7 days have no codes to repeat.',
  generate: (count: number) => `Generate ${codes(count)}`,
  repeat: (count: number) => `Repeat ${codes(count)}`,
  added: (count: number) => `${codes(count)} added to the list. Nothing is generated until you confirm.`,
  skipped: (names: readonly string[]) => {
    const more = names.length - mostNames
    if (names.length < 2) return names.length === 0 ? '' : `${names.join('')} is inactive and was left out.`
    return `${formatCount(names.length)} inactive drivers or vehicles were left out: ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
  },
  newDraft: 'New',

  discardAll: 'Delete all',
  changeAll: 'Change all',
  changeAllTitle: (count: number) => `Change ${codes(count)}`,
  changeAllLead: 'Empty fields stay as they are in each code.',
  unchanged: 'Leave as it is',
  applyToAll: (count: number) => `Apply to ${codes(count)}`,
  changedAll: (count: number) => `${codes(count)} changed.`,
})
