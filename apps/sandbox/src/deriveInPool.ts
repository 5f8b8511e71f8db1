import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { DeriveKey } from './utilities/passwords.ts'

const run = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** Derives on Node's thread pool, so that the server answers other calls at the same time. */
export const deriveInPool: DeriveKey = (password, salt, { dkLen, ...cost }) =>
  run(password, salt, dkLen, cost)
