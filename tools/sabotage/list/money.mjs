import { client, inClient } from '../named.mjs'

const transport = `${client}/client/transport.ts`
const keyedWrites = `${client}/client/keyedWrites.ts`
const definiteAnswer = `${client}/client/definiteAnswer.ts`
const outcomeTest = 'client/outcome.test.ts'
const definiteAnswerTest = 'client/definiteAnswer.test.ts'

/** Calls that move money, on their way to the server and back. */
export const money = [
  {
    name: 'money: no key is sent',
    breaks: 'The header Idempotency-Key is dropped.',
    file: transport,
    find: 'if (idempotencyHeader && idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey)',
    replace: '',
    tests: [inClient(outcomeTest, 'sends the idempotency key of its caller')],
  },
  {
    name: 'money: a lost payment is sent again',
    breaks: 'The client sends a payment that had no effect once more without the user.',
    file: keyedWrites,
    find: "if (call.endpoint.kind === 'money' || !hadNoEffect) throw error",
    replace: 'if (!hadNoEffect) throw error',
    tests: [inClient(outcomeTest, 'fails as not applied if it had no effect, and is not sent again')],
  },
  {
    name: 'money: a page of a proxy is an answer',
    breaks: 'An unreadable rejection counts as definite, and no outcome is looked up.',
    file: definiteAnswer,
    find: '|| isUnreadable || !hasEnvelope) return false',
    replace: ') return false',
    tests: [inClient(definiteAnswerTest, 'a purchase that returns 403 and a body that is page')],
  },
  {
    name: 'money: a broken server is an answer',
    breaks: 'A server error (5xx) counts as definite, and no outcome is looked up.',
    file: definiteAnswer,
    find: 'status >= 400 && status < 500 &&',
    replace: 'status >= 400 &&',
    tests: [inClient(definiteAnswerTest, 'a purchase that returns 502 and a body that is envelope')],
  },
  {
    name: 'money: a running key is an answer',
    breaks: 'KeyInProgress counts as a definite rejection.',
    file: definiteAnswer,
    find: " && code !== 'KeyInProgress'",
    replace: '',
    tests: [
      inClient(
        definiteAnswerTest,
        'whose idempotency key is still in progress is looked up until it is done',
      ),
    ],
  },
  {
    name: 'money: an empty cash-in is a success',
    breaks: 'An answer `{}` counts as a created cash-in.',
    file: `${client}/contract/cashin.ts`,
    find: 'cashinStatuses.some((status) => status === answer.status),',
    replace: "answer.status !== 'failed',",
    tests: [
      inClient(
        definiteAnswerTest,
        'no call that moves money accepts an answer that does not describe its effect',
      ),
    ],
  },
  {
    name: 'money: no fuel codes are a success',
    breaks: 'An answer without codes or a count counts as created codes.',
    file: `${client}/contract/fuelCodes.ts`,
    find: ".check(z.refine((answer) => hasAny(answer, 'fuelCodes', 'count'), 'required')),",
    replace: ',',
    tests: [
      inClient(
        definiteAnswerTest,
        'no call that moves money accepts an answer that does not describe its effect',
      ),
    ],
  },
]
