import { useCallback } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The open message and the search text, stored in the URL: links, reloads and Back restore them. */
export function useInboxUrl() {
  const navigation = useNavigation()
  const query = new URLSearchParams(useSearch())
  const set = useCallback(
    (name: 'messageId' | 'searchKey' | 'unread', value: string | undefined, replace: boolean) => {
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
    searchText: query.get('searchKey') ?? '',
    isUnreadOnly: query.get('unread') === '1',
    // Only the first opened message adds a history entry, so Back closes the reader.
    open: useCallback((messageId: string) => set('messageId', messageId, hasOpen), [set, hasOpen]),
    close: useCallback(() => set('messageId', undefined, true), [set]),
    showUnreadOnly: useCallback((only: boolean) => set('unread', only ? '1' : undefined, true), [set]),
    search: useCallback((text: string) => set('searchKey', text, true), [set]),
  }
}
