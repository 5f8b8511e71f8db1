import { useMemo } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The open promo, stored in the URL: a link opens it, and Back closes it. */
export function usePromoUrl() {
  const navigation = useNavigation()
  const search = useSearch()
  const actions = useMemo(() => {
    const set = (key: string | undefined, replace: boolean) => {
      const query = new URLSearchParams(navigation.search())
      if (key) query.set('promo', key)
      else query.delete('promo')
      navigation.setSearch(query.toString(), { replace })
    }
    return { open: (key: string) => set(key, false), close: () => set(undefined, true) }
  }, [navigation])
  return { ...actions, promo: new URLSearchParams(search).get('promo') ?? undefined }
}
