import { paths } from './paths.ts'

/** What the link of a mail carries beside the way. */
interface MailLink {
  token?: string
  email?: string
}

const secretsOf: Readonly<Record<string, readonly string[]>> = {
  [paths['reset-password']]: ['token', 'email'],
  [paths['activate-account']]: ['token', 'code', 'email'],
}

const stateKey = 'mailLink'

/**
 * Takes token and e-mail out of the address before anything else of the portal runs, so that neither the history's
 * list, a Referer nor a report of an error shows them. They stay with this entry of the tab's history alone: a reload
 * still finds them, and no store of the browser does.
 */
function takeMailLink(): MailLink {
  const { pathname, search, hash } = globalThis.location
  const names = secretsOf[pathname.replace(/\/+$/, '')]
  if (!names) return {}
  const state = (globalThis.history.state ?? {}) as Record<string, MailLink | undefined>
  // A plus stands for itself: neither a token nor an e-mail has a space.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  if (!names.some((name) => query.has(name))) return state[stateKey] ?? {}
  const token = query.get('token') || query.get('code')
  const email = query.get('email')
  const link: MailLink = { ...(token && { token }), ...(email && { email }) }
  for (const name of names) query.delete(name)
  const rest = query.toString()
  globalThis.history.replaceState({ ...state, [stateKey]: link }, '', pathname + (rest && `?${rest}`) + hash)
  return link
}

/** The link by which this page was opened; empty for every other page. */
export const mailLink: Readonly<MailLink> = takeMailLink()
