import { scrypt } from '@noble/hashes/scrypt.js'
import { Fault } from '../fault.ts'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

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

/** Passwords that meet the rule and that everybody tries first. */
const common = new Set(
  (
    'password1 password123 passw0rd p@ssw0rd p@ssword1 welcome1 welcome123 qwerty123 qwerty12 qwertyuiop1 admin123 ' +
    'admin1234 abc12345 abcd1234 letmein1 iloveyou1 sunshine1 princess1 football1 monkey123 dragon123 master123 ' +
    'changeme1 changeme123 test1234 philippines1 pilipinas1 manila123 mahalkita1 1q2w3e4r 1qaz2wsx zaq12wsx asdf1234 aa123456 a1234567'
  ).split(' '),
)

const isCommonPassword = (password: string): boolean =>
  common.has(password.toLowerCase().replace(/[!.#?*]+$/, ''))

/** Refuses a new password that everybody tries first. What was counted before stays counted. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return
  throw new Fault('BadRequest', { fields: [{ path: 'password', code: 'password' }], commit: true })
}
