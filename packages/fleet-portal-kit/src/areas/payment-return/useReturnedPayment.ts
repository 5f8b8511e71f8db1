import { useEffect, useState } from 'react'
import type { PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { rememberedReturn } from '../../pieces/navigation/pendingReturn.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { readPaymentReturn } from './readPaymentReturn.ts'

const secretNames: ReadonlySet<string> = new Set(['code', 'token'])

/** Parses a query without decoding a plus to a space. */
const parseQuery = (search: string) => new URLSearchParams(search.replaceAll('+', '%2B'))

/**
 * The payment that the user returned from: from the URL, or from the storage of this tab. Removes secrets from the URL at
 * once.
 */
export function useReturnedPayment(path: string, code: string | undefined): PendingReturn | undefined {
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const [returned] = useState(() => {
    const query = parseQuery(navigation.search())
    if (code) query.set('code', code)
    return readPaymentReturn(path, query.toString()) ?? rememberedReturn(draftStore)
  })
  useEffect(() => {
    const query = parseQuery(navigation.search())
    const secretsInUrl = [...query.keys()].filter((name) => secretNames.has(name.toLowerCase()))
    if (secretsInUrl.length === 0) return
    for (const name of secretsInUrl) query.delete(name)
    navigation.setSearch(query.toString(), { replace: true })
  }, [navigation])
  return returned
}
