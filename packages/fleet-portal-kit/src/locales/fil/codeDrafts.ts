import type { codeDraftsMessages } from '../en/codeDrafts.ts'
import { formatCount, plural } from './plural.ts'

/** The most names in one sentence. */
const mostNames = 3

const codes = (count: number) => plural(count, 'code')

export const codeDrafts: typeof codeDraftsMessages.defaults = {
  fromTable: 'Magdagdag mula sa table',
  moreActions: 'Iba pa',
  repeatWeek: 'Ulitin ang nakaraang linggo',
  repeated: (count: number, isPart: boolean) =>
    `Idinagdag ang ${isPart ? 'pinakabagong ' : ''}${codes(count)}${isPart ? ' lang' : ''} ng nakaraang linggo, na ang mga petsa ay isang linggo ang kasunod. Walang code na gagawin hangga’t hindi ka nagkukumpirma.`,
  unfinished: (count: number): string =>
    count === 1
      ? 'May 1 code na kailangang baguhin. May marka ito sa listahan.'
      : `May ${codes(count)} na kailangang baguhin. May marka ang mga ito sa listahan.`,
  nothingLastWeek: 'Walang code na mauulit sa nakaraang 7 araw.',
  generate: (count: number) => `Gumawa ng ${codes(count)}`,
  repeat: (count: number) => `Ulitin ang ${codes(count)}`,
  added: (count: number) =>
    `Idinagdag ang ${codes(count)} sa listahan. Walang code na gagawin hangga’t hindi ka nagkukumpirma.`,
  skipped: (names: readonly string[]) => {
    const more = names.length - mostNames
    if (names.length < 2)
      return names.length === 0 ? '' : `Hindi isinama ang ${names.join('')} dahil hindi ito aktibo.`
    return `Hindi isinama ang ${formatCount(names.length)} hindi aktibong driver o sasakyan: ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` at ${formatCount(more)} pa` : ''}.`
  },
  newDraft: 'Bago',

  discardAll: 'I-delete lahat',
  changeAll: 'Baguhin lahat',
  changeAllTitle: (count: number) => `Baguhin ang ${codes(count)}`,
  changeAllLead: 'Hindi magbabago sa bawat code ang mga field na walang laman.',
  unchanged: 'Huwag baguhin',
  applyToAll: (count: number) => `Ilapat sa ${codes(count)}`,
  changedAll: (count: number) => `Nabago ang ${codes(count)}.`,
}
