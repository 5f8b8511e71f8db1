import { useMemo } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The promo that is open, kept in the address: a link leads to it, and Back closes it. */
export function usePromoAddress() {
  const navigation = useNavigation()
  const search = useSearch()
  const moves = useMemo(() => {
    const set = (key: string | undefined, replace: boolean) => {
      const query = new URLSearchParams(navigation.search())
      if (key) query.set('promo', key)
      else query.delete('promo')
      navigation.setSearch(query.toString(), { replace })
    }
    return { open: (key: string) => set(key, false), close: () => set(undefined, true) }
  }, [navigation])
  return { ...moves, promo: new URLSearchParams(search).get('promo') ?? undefined }
}
