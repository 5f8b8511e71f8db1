import { isErrorCode } from 'fleet-portal-api-client/contract/errors'
import { Fault } from '../fault.ts'
import type { Stage } from '../perform.ts'

/** Throws at the stage in the `X-Fault` header. `stage:code` throws a `Fault` with that error code instead of an `Error`. */
export function faultAt(stage: Stage, request: Request): void {
  const [at, code] = request.headers.get('X-Fault')?.split(':') ?? []
  if (at !== stage) return
  throw isErrorCode(code) ? new Fault(code) : new Error(`Broken on purpose: ${stage}`)
}
