import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { databaseFault } from '../db/connect.ts'
import { Fault } from '../fault.ts'

/** Runs a write. A violation of the unique index throws a Fault with the contract's code for the duplicate. */
export async function mapUniqueViolation<T>(
  index: string,
  code: ErrorCode,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const fault = databaseFault(error)
    if (fault?.code === '23505' && fault.constraint === index) throw new Fault(code)
    throw error
  }
}
