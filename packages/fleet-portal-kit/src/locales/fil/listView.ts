import type { listViewMessages } from '../en/listView.ts'
import { formatCount } from './plural.ts'

export const listView: typeof listViewMessages.defaults = {
  notSorted: 'Hindi inayos ng server ang listahang ito. Nasa sarili nitong ayos ang mga item.',
  notUnderstood: (count) =>
    `${formatCount(count)} filter ang hindi naintindihan. Ipinapakita ang listahan nang wala ito.`,
}
