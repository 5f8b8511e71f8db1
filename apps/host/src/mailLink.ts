import { paths } from './paths.ts'

/** The secrets of a link in an email. */
interface MailLink {
  token?: string
  email?: string
}

const secretNamesByPath: Readonly<Record<string, readonly string[]>> = {
  [paths['reset-password']]: ['token', 'email'],
  [paths['activate-account']]: ['token', 'code', 'email'],
}

const stateKey = 'mailLink'

/**
 * Removes the token and the email from the URL before other code of the portal runs, so that the browser history, the
 * Referer header and error reports do not contain them. They are stored in the state of this history entry only: a reload
 * finds them, and no browser storage contains them.
 */
function extractMailLink(): MailLink {
  const { pathname, search, hash } = globalThis.location
  const names = secretNamesByPath[pathname.replace(/\/+$/, '')]
  if (!names) return {}
  const state = (globalThis.history.state ?? {}) as Record<string, MailLink | undefined>
  // Keeps a plus: neither a token nor an email contains spaces.
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

/** The email link that opened this page. Empty on every other page. */
export const mailLink: Readonly<MailLink> = extractMailLink()
