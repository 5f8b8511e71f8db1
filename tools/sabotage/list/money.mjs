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
    find: 'if (idempotencyKey && idempotencyHeader) headers.set(idempotencyHeader, idempotencyKey)',
    replace: '',
    tests: [inClient(outcomeTest, 'carries the key that the caller made for the intent')],
  },
  {
    name: 'money: a lost payment is sent again',
    breaks: 'A payment that had no effect is sent once more by itself.',
    file: keyedWrites,
    find: "if (call.endpoint.kind === 'money' || !hadNoEffect) throw error",
    replace: 'if (!hadNoEffect) throw error',
    tests: [inClient(outcomeTest, 'is lost where it had no effect, and only a person may send it again')],
  },
  {
    name: 'money: a page of a proxy is an answer',
    breaks: 'A refusal that cannot be read is definite, and no outcome is looked up.',
    file: definiteAnswer,
    find: '|| isUnreadable || !hasEnvelope) return false',
    replace: ') return false',
    tests: [inClient(definiteAnswerTest, 'a purchase answered with 403 and a body that is page')],
  },
  {
    name: 'money: a broken server is an answer',
    breaks: 'A failure of the server (5xx) is definite, and no outcome is looked up.',
    file: definiteAnswer,
    find: 'status >= 400 && status < 500 &&',
    replace: 'status >= 400 &&',
    tests: [inClient(definiteAnswerTest, 'a purchase answered with 502 and a body that is envelope')],
  },
  {
    name: 'money: a running key is an answer',
    breaks: 'KeyInProgress is a definite refusal.',
    file: definiteAnswer,
    find: " && code !== 'KeyInProgress'",
    replace: '',
    tests: [inClient(definiteAnswerTest, 'whose key is still at work is followed until it is done')],
  },
  {
    name: 'money: an empty cash-in is a success',
    breaks: 'An answer `{}` proves that a cash-in was made.',
    file: `${client}/contract/cashin.ts`,
    find: 'cashinStatuses.some((status) => status === answer.status),',
    replace: "answer.status !== 'failed',",
    tests: [
      inClient(
        definiteAnswerTest,
        'no call that moves money takes an answer without what it did for its own',
      ),
    ],
  },
  {
    name: 'money: no fuel codes are a success',
    breaks: 'An answer without codes or a count proves that codes were made.',
    file: `${client}/contract/fuelCodes.ts`,
    find: ".check(z.refine((answer) => hasAny(answer, 'fuelCodes', 'count'), 'required')),",
    replace: ',',
    tests: [
      inClient(
        definiteAnswerTest,
        'no call that moves money takes an answer without what it did for its own',
      ),
    ],
  },
]
