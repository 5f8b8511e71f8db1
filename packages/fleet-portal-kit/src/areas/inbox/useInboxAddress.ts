import { useCallback } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The message that is open and what is sought, kept in the address: link, reload and Back restore them. */
export function useInboxAddress() {
  const navigation = useNavigation()
  const query = new URLSearchParams(useSearch())
  const set = useCallback(
    (name: 'messageId' | 'searchKey', value: string | undefined, replace: boolean) => {
      const next = new URLSearchParams(navigation.search())
      if (value) next.set(name, value)
      else next.delete(name)
      navigation.setSearch(next.toString(), { replace })
    },
    [navigation],
  )
  const openId = query.get('messageId') ?? undefined
  const hasOpen = openId !== undefined
  return {
    openId,
    sought: query.get('searchKey') ?? '',
    // Back leads out of reading, not through all that was read.
    open: useCallback((messageId: string) => set('messageId', messageId, hasOpen), [set, hasOpen]),
    close: useCallback(() => set('messageId', undefined, true), [set]),
    search: useCallback((text: string) => set('searchKey', text, true), [set]),
  }
}
