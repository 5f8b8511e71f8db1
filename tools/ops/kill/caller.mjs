/* Calls of a process by the names of endpoints. The token survives restarts. */
import { contract } from '../../../packages/api-client/src/contract/index.ts'
import { callerWith } from '../../../apps/sandbox/src/testing/callerOf.ts'
import { demoPassword } from '../../../apps/sandbox/src/domain/fleetSetup.ts'

/**
 * @param {{ url: string }} sandbox
 * @param {string} [token]
 */
export function callerAt({ url }, token) {
  const call = callerWith(
    { fetch: (request) => fetch(new Request(request.url.replace('http://sandbox.test', url), request)) },
    token,
  )
  /**
   * @param {string} name
   * @param {Record<string, unknown>} [wire]
   * @param {string} [key]
   */
  return (name, wire, key) => {
    const endpoint = contract.get(name)
    if (!endpoint) throw new Error(`No endpoint ${name}`)
    return call(endpoint, wire, key ? { key } : {})
  }
}

/**
 * @param {{ url: string }} sandbox
 * @param {string} email
 * @returns {Promise<string>}
 */
export async function signInAt(sandbox, email) {
  const { body } = await callerAt(sandbox)('login', { email, password: demoPassword, portalType: 'fleet' })
  return body.AccessToken
}

/**
 * @param {{ url: string }} sandbox
 * @returns {Promise<unknown[]>}
 */
export async function violationsOf({ url }) {
  const response = await fetch(new URL('/sandbox/violations', url))
  const { violations } = /** @type {{ violations: unknown[] }} */ (await response.json())
  return violations
}
