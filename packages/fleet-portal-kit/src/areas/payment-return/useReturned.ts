import { useEffect, useState } from 'react'
import type { PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { rememberedReturn } from '../../pieces/navigation/pendingReturn.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { readPaymentReturn } from './readPaymentReturn.ts'

const secrets: ReadonlySet<string> = new Set(['code', 'token'])

/** A plus in an address stands for itself. */
const queryOf = (search: string) => new URLSearchParams(search.replaceAll('+', '%2B'))

/**
 * What the payer came back with: what the address says, else what waited in this tab. Secrets are taken out of the
 * address at once.
 */
export function useReturned(path: string, code: string | undefined): PendingReturn | undefined {
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const [found] = useState(() => {
    const query = queryOf(navigation.search())
    if (code) query.set('code', code)
    return readPaymentReturn(path, query.toString()) ?? rememberedReturn(draftStore)
  })
  useEffect(() => {
    const query = queryOf(navigation.search())
    const named = [...query.keys()].filter((name) => secrets.has(name.toLowerCase()))
    if (named.length === 0) return
    for (const name of named) query.delete(name)
    navigation.setSearch(query.toString(), { replace: true })
  }, [navigation])
  return found
}
