import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { codeDraftsMessages } from '../../locales/en/codeDrafts.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { bearerDrafts, type Bearer } from './bearerDrafts.ts'
import { useGenerateCodesAction } from './useGenerateCodesAction.ts'

/** Generates codes for selected drivers or vehicles. They start with the product, volume and period of the last code. */
export function useCodesForBearers<T extends { status: string }>(
  props: SelectedItemsProps<T>,
  bearerOf: (item: T) => Bearer,
): readonly BulkAction<T>[] {
  const t = useMessages(codeDraftsMessages)
  const { client } = usePortal()
  const { fleetId, access } = props
  return useGenerateCodesAction(props, {
    key: 'generate-codes',
    label: t.generate,
    when: ({ status }) => status === 'active',
    draftsOf: (items, last) => bearerDrafts(items.map(bearerOf), { client, fleetId, access, last }),
  })
}
