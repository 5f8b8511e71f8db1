import { returnPaths } from './paths.ts'

const secretNames: ReadonlySet<string> = new Set(['code', 'token'])

/**
 * Removes the code of a bank redirect from the URL before other code of the portal runs. The code can be used once and
 * expires after minutes, so it is stored only in the memory of this page.
 */
function extractBankCode(): string | undefined {
  const { pathname, search, hash } = globalThis.location
  if (!returnPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined
  // Keeps a plus: a code contains no spaces.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  const secrets = [...query].filter(([name]) => secretNames.has(name.toLowerCase()))
  if (secrets.length === 0) return undefined
  for (const [name] of secrets) query.delete(name)
  const rest = query.toString()
  globalThis.history.replaceState(globalThis.history.state, '', pathname + (rest && `?${rest}`) + hash)
  return secrets.find(([name, value]) => name.toLowerCase() === 'code' && value !== '')?.[1]
}

/** The code of a bank redirect. Undefined on every other page. */
export const bankCode: string | undefined = extractBankCode()
