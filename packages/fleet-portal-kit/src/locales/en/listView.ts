import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `listView`: how a list is sorted and shown. @since 0.1.0 */
export const listViewMessages = defineMessages('listView', {
  notSorted: 'The server did not sort this list. The items are in its own order.',
  notUnderstood: (count: number) =>
    count === 1
      ? '1 filter not understood. The list is shown without it.'
      : `${formatCount(count)} filters not understood. The list is shown without them.`,
})
