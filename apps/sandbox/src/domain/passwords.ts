import { scrypt } from '@noble/hashes/scrypt.js'
import { Fault } from '../fault.ts'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { isCommonPassword } from './commonPasswords.ts'

const blockSize = 8
const hashLength = 32

const derive = (password: string, salt: Uint8Array, cost: number) =>
  scrypt(password.normalize('NFC'), salt, { N: 2 ** cost, r: blockSize, p: 1, dkLen: hashLength })

/** `scrypt$cost$salt$hash`; cost is the exponent of N. */
export function hashPassword(password: string, cost: number): string {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `scrypt$${cost}$${bytesToHex(salt)}$${bytesToHex(derive(password, salt, cost))}`
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}

/** Compares in equal time. Without a hash it does the same work and says no: a stranger learns nothing from the clock. */
export function isPassword(password: string, stored: string | null | undefined, cost: number): boolean {
  const [scheme, storedCost, salt, hash] = (stored ?? '').split('$')
  if (scheme !== 'scrypt' || !storedCost || !salt || !hash) {
    derive(password, new Uint8Array(16), cost)
    return false
  }
  return sameBytes(derive(password, hexToBytes(salt), Number(storedCost)), hexToBytes(hash))
}

/** Refuses a new password that is guessed first, or made of what is known of the person. What was counted before stays counted. */
export async function refuseCommonPassword(password: string, about: readonly string[]): Promise<void> {
  if (!(await isCommonPassword(password, about))) return
  throw new Fault('BadRequest', { fields: [{ path: 'password', code: 'password' }], commit: true })
}
