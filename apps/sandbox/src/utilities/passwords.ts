import { scryptAsync } from '@noble/hashes/scrypt.js'
import type { Settings } from '../context.ts'
import { Fault } from '../fault.ts'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { isCommonPassword } from './commonPasswords.ts'
import { randomBytes } from './randomSource.ts'

const blockSize = 8
const hashLength = 32

interface Cost {
  N: number
  r: number
  p: number
  dkLen: number
}

/** Derives a key with scrypt. It is slow on purpose: never call it inside a transaction. */
export type DeriveKey = (password: string, salt: Uint8Array, cost: Cost) => Promise<Uint8Array>

/** Derives on the calling thread, with pauses for other tasks. Works in browsers. */
export const deriveInThread: DeriveKey = (password, salt, cost) => scryptAsync(password, salt, cost)

const derive = ({ deriveKey }: Settings, password: string, salt: Uint8Array, cost: number) =>
  deriveKey(password.normalize('NFC'), salt, { N: 2 ** cost, r: blockSize, p: 1, dkLen: hashLength })

/** The hash of a password as `scrypt$cost$salt$hash`. N is 2 to the power of `cost`. */
export async function hashPassword(settings: Settings, password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(settings, password, salt, settings.passwordCost)
  return `scrypt$${settings.passwordCost}$${bytesToHex(salt)}$${bytesToHex(hash)}`
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}

/** Compares in constant time. Without a stored hash it does the same work, so the response time reveals no account. */
export async function verifyPassword(
  settings: Settings,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [scheme, storedCost, salt, hash] = (stored ?? '').split('$')
  if (scheme !== 'scrypt' || !storedCost || !salt || !hash) {
    await derive(settings, password, new Uint8Array(16), settings.passwordCost)
    return false
  }
  return sameBytes(await derive(settings, password, hexToBytes(salt), Number(storedCost)), hexToBytes(hash))
}

/** Refuses a new password that is common or contains the user's name or email. Attempts counted before stay counted. */
export async function refuseCommonPassword(password: string, about: readonly string[]): Promise<void> {
  if (!(await isCommonPassword(password, about))) return
  throw new Fault('BadRequest', { fields: [{ path: 'password', code: 'password' }], commit: true })
}
