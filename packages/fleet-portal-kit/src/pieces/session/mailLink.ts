import { useEffect, useState } from 'react'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The values of a link in an email. */
export interface MailLink {
  /** Empty if the link has no token. */
  token: string
  email: string | undefined
}

/**
 * Repairs a token: mail programs break long links with spaces and soft hyphens, and users copy the period or bracket
 * after the link.
 */
const cleanToken = (text: string): string =>
  text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '').replace(/[.,;:!?<>()[\]{}"'\u2019\u201d]+$/, '')

/** Parses the query with literal plus signs: neither a token nor an email address has a space. */
const queryOf = (navigation: NavigationAdapter) =>
  new URLSearchParams(navigation.search().replaceAll('+', '%2B'))

/**
 * The token and email of a link in an email, from the host or from the URL. Removes them from the URL at once. `names`
 * are the query keys of the token; the first one with a value wins.
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
