import type { Stage } from '../perform.ts'

/** Breaks a call at the stage that its X-Fault header names. */
export function faultAt(stage: Stage, request: Request): void {
  if (request.headers.get('X-Fault') === stage) throw new Error(`Broken on purpose: ${stage}`)
}
