import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Context } from '../context.ts'
import { clearAttempts, countAttempt, refuseOverLimit } from '../utilities/rateLimit.ts'

const window = 900
const perAccount = 10
const codesPerAccount = 30
/** For a whole office behind one IP address: far more than users mistype, far less than guessing needs. */
const perNetwork = 50
const resetsPerAccount = 5
const resetsPerNetwork = 30
const resetWindow = 3600

/** The key of an account's window. It has the hash of the email, because an index refuses long texts. */
const accountKey = (kind: 'password' | 'otp' | 'reset', email: string) =>
  `${kind}:${bytesToHex(sha256(utf8ToBytes(email.trim().toLowerCase())))}`

/**
 * Failed attempts are counted per account and per network. This limits many attempts on one account and a few attempts on
 * each of many accounts. A successful attempt is not counted and waits for no other: it only reads the counters.
 */
function limitedAttempts(context: Context, key: string, limit: number) {
  const { network } = context
  const networkKey = network && `sign-in-from:${network}`
  return {
    /** Refuses once the account or the network has failed too often. */
    async refuseOverLimit() {
      if (networkKey) await refuseOverLimit(context, networkKey, perNetwork, window)
      await refuseOverLimit(context, key, limit, window)
    },
    /** Counts a failed attempt. Refuses the first attempt over the limit. */
    async countFailure() {
      // The account is counted first: attempts on a locked account must not lock the whole network.
      await countAttempt(context, key, limit, window)
      if (networkKey) await countAttempt(context, networkKey, perNetwork, window)
    },
  }
}

export const passwordAttempts = (context: Context, email: string) =>
  limitedAttempts(context, accountKey('password', email), perAccount)

export const codeAttempts = (context: Context, email: string) =>
  limitedAttempts(context, accountKey('otp', email), codesPerAccount)

/** Resets the counter of an account after a successful sign-in or a changed password. */
export const clearPasswordAttempts = (context: Context, email: string) =>
  clearAttempts(context, accountKey('password', email))

/** Counts an email with a reset link, per account and per network. */
export async function countPasswordReset(context: Context, email: string): Promise<void> {
  const { network } = context
  if (network) await countAttempt(context, `reset-from:${network}`, resetsPerNetwork, resetWindow)
  await countAttempt(context, accountKey('reset', email), resetsPerAccount, resetWindow)
}
