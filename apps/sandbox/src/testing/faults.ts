import { isErrorCode } from 'api-client/contract/errors'
import { Fault } from '../fault.ts'
import type { Stage } from '../perform.ts'

/** Breaks a call at the stage that its X-Fault header names, or refuses it there with the code behind a colon. */
export function faultAt(stage: Stage, request: Request): void {
  const [at, code] = request.headers.get('X-Fault')?.split(':') ?? []
  if (at !== stage) return
  throw isErrorCode(code) ? new Fault(code) : new Error(`Broken on purpose: ${stage}`)
}
