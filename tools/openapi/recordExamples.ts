/* Prints the examples of docs/openapi.json as JSON. A process of its own, because it replaces clock and random numbers. */
import { recordCallExamples } from '../../apps/sandbox/src/testing/callExamples.ts'
import { makeProcessDeterministic } from '../../apps/sandbox/src/testing/determinism.ts'

const examples = await recordCallExamples(makeProcessDeterministic('2026-11-20T10:00:00+08:00'))
process.stdout.write(JSON.stringify(examples))
