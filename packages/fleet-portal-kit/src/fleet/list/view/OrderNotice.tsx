import { isInOrder } from '../../../foundation/list/isInOrder.ts'
import type { Sort } from '../../../foundation/list/useSorting.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { useMessages } from '../../../provider/messages.ts'

interface OrderNoticeProps extends Sort {
  /** The items on screen. */
  items: readonly object[]
}

/** Says that a server has ignored the requested order. */
export function OrderNotice({ items, orderBy, order }: OrderNoticeProps) {
  const t = useMessages(listViewMessages)
  if (orderBy === undefined || isInOrder(items, orderBy, order)) return null
  return <Banner tone="warning">{t.notSorted}</Banner>
}
