import type { Context } from '../context.ts'
import { clearAttempts, countAttempt, refuseOverLimit } from '../utilities/rateLimit.ts'

const window = 900
const perAccount = 10
const codesPerAccount = 30
/** Of a whole office behind one address: far more than clerks mistype, far less than guessing needs. */
const perNetwork = 50
const resetsPerAccount = 5
const resetsPerNetwork = 30
const resetWindow = 3600

const nameOf = (email: string) => email.trim().toLowerCase()
const passwordKey = (email: string) => `password:${nameOf(email)}`

/**
 * Tries that failed are counted twice: for the account and for the network that they come from, so that neither many
 * tries at one account nor a few at each of many get far. A right try is counted nowhere and waits for no other one: it
 * only looks whether the windows are full.
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
    /** Counts a try that failed; refuses the one that is one too many. */
    async countFailure() {
      // The account first: one that is locked is no reason to shut out everybody beside it.
      await countAttempt(context, key, limit, window)
      if (networkKey) await countAttempt(context, networkKey, perNetwork, window)
    },
  }
}

export const passwordAttempts = (context: Context, email: string) =>
  limitedAttempts(context, passwordKey(email), perAccount)

export const codeAttempts = (context: Context, email: string) =>
  limitedAttempts(context, `otp:${nameOf(email)}`, codesPerAccount)

/** Whoever guessed at a password before starts anew: it was right, or it is another one now. */
export const clearPasswordAttempts = (context: Context, email: string) =>
  clearAttempts(context, passwordKey(email))

/** Mails with links, to one address and from one network. */
export async function countPasswordReset(context: Context, email: string): Promise<void> {
  const { network } = context
  if (network) await countAttempt(context, `reset-from:${network}`, resetsPerNetwork, resetWindow)
  await countAttempt(context, `reset:${nameOf(email)}`, resetsPerAccount, resetWindow)
}
