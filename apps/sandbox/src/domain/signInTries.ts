import type { Context } from '../context.ts'
import { clearAttempts, countAttempt, uncountAttempt } from './rate.ts'

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
 * tries at one account nor a few at each of many get far. What turns out right is taken back from the network.
 */
function triesAt(context: Context, key: string, limit: number) {
  const { network } = context
  const networkKey = network && `sign-in-from:${network}`
  const takeBack = async () => networkKey && uncountAttempt(context, networkKey)
  return {
    async count() {
      if (networkKey) await countAttempt(context, networkKey, perNetwork, window)
      try {
        await countAttempt(context, key, limit, window)
      } catch (refusal) {
        // One locked account is no reason to shut out everybody beside it.
        await takeBack()
        throw refusal
      }
    },
    /** It was no guess. */
    takeBack,
  }
}

export const passwordTries = (context: Context, email: string) =>
  triesAt(context, passwordKey(email), perAccount)

export const codeTries = (context: Context, email: string) =>
  triesAt(context, `otp:${nameOf(email)}`, codesPerAccount)

/** Whoever guessed at a password before starts anew: it was right, or it is another one now. */
export const forgetPasswordTries = (context: Context, email: string) =>
  clearAttempts(context, passwordKey(email))

/** Mails with links, to one address and from one network. */
export async function countReset(context: Context, email: string): Promise<void> {
  const { network } = context
  if (network) await countAttempt(context, `reset-from:${network}`, resetsPerNetwork, resetWindow)
  await countAttempt(context, `reset:${nameOf(email)}`, resetsPerAccount, resetWindow)
}
