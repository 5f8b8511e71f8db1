import { landings } from './paths.ts'

const secrets: ReadonlySet<string> = new Set(['code', 'token'])

/**
 * Takes what a bank's page hands over out of the address before anything else of the portal runs. It is good once and
 * for minutes, so that it is kept nowhere but in this page.
 */
function takeBankCode(): string | undefined {
  const { pathname, search, hash } = globalThis.location
  if (!landings.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined
  // A plus stands for itself: a code has no space.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  const named = [...query].filter(([name]) => secrets.has(name.toLowerCase()))
  if (named.length === 0) return undefined
  for (const [name] of named) query.delete(name)
  const rest = query.toString()
  globalThis.history.replaceState(globalThis.history.state, '', pathname + (rest && `?${rest}`) + hash)
  return named.find(([name, value]) => name.toLowerCase() === 'code' && value !== '')?.[1]
}

/** The code with which a bank's page sent the payer back; undefined for every other page. */
export const bankCode: string | undefined = takeBankCode()
