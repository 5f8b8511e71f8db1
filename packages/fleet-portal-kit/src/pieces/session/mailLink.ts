import { useEffect, useState } from 'react'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** What the link of a mail carries. */
export interface MailLink {
  /** Empty where there is none. */
  token: string
  email: string | undefined
}

/**
 * A token as it was sent: mail programs break long links with spaces and soft hyphens, and people copy the full stop or
 * the bracket behind them along.
 */
const cleanToken = (text: string): string =>
  text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '').replace(/[.,;:!?<>()[\]{}"'\u2019\u201d]+$/, '')

/** A plus in an address stands for itself: neither a token nor an e-mail has a space. */
const queryOf = (navigation: NavigationAdapter) =>
  new URLSearchParams(navigation.search().replaceAll('+', '%2B'))

/**
 * The token and e-mail of a mail's link: what the host gives, or what the address has, from which it is taken out at
 * once. `names` are the query values that may hold the token, the first one there wins.
 */
export function useMailLink(
  given: { token: string | undefined; email: string | undefined },
  names: readonly string[],
): MailLink {
  const navigation = useNavigation()
  const [link] = useState<MailLink>(() => {
    const query = queryOf(navigation)
    const inQuery = names.map((name) => query.get(name)).find(Boolean)
    return {
      token: cleanToken(given.token ?? inQuery ?? ''),
      email: given.email ?? query.get('email') ?? undefined,
    }
  })
  useEffect(() => {
    const query = queryOf(navigation)
    const secrets = [...names, 'email'].filter((name) => query.has(name))
    if (secrets.length === 0) return
    for (const name of secrets) query.delete(name)
    navigation.setSearch(query.toString(), { replace: true })
  }, [navigation, names])
  return link
}
