import { client, inClient, inKit, kit, sandbox } from '../named.mjs'

const createApiClient = `${client}/client/createApiClient.ts`
const certainty = `${client}/client/certainty.ts`
const outcomeTest = 'client/outcome.test.ts'
const certaintyTest = 'client/certainty.test.ts'

/** Calls that move money, and the amounts in them. */
export const money = [
  {
    name: 'money: no key is sent',
    breaks: 'The header Idempotency-Key is dropped.',
    file: createApiClient,
    find: 'if (key && idempotency) headers.set(idempotency, key)',
    replace: '',
    tests: [inClient(outcomeTest, 'carries the key that the caller made for the intent')],
  },
  {
    name: 'money: a lost payment is sent again',
    breaks: 'A payment that had no effect is sent once more by itself.',
    file: createApiClient,
    find: "if (row.kind === 'money' || !hadNoEffect) throw error",
    replace: 'if (!hadNoEffect) throw error',
    tests: [inClient(outcomeTest, 'is lost where it had no effect, and only a person may send it again')],
  },
  {
    name: 'money: a page of a proxy is an answer',
    breaks: 'A refusal that cannot be read is definite, and no outcome is looked up.',
    file: certainty,
    find: '|| isUnreadable || !hasEnvelope) return false',
    replace: ') return false',
    tests: [inClient(certaintyTest, 'a purchase answered with 403 and a body that is page')],
  },
  {
    name: 'money: a broken server is an answer',
    breaks: 'A failure of the server (5xx) is definite, and no outcome is looked up.',
    file: certainty,
    find: 'status >= 400 && status < 500 &&',
    replace: 'status >= 400 &&',
    tests: [inClient(certaintyTest, 'a purchase answered with 502 and a body that is envelope')],
  },
  {
    name: 'money: a running key is an answer',
    breaks: 'KeyInProgress is a definite refusal.',
    file: certainty,
    find: " && code !== 'KeyInProgress'",
    replace: '',
    tests: [inClient(certaintyTest, 'whose key is still at work is followed until it is done')],
  },
  {
    name: 'money: an empty cash-in is a success',
    breaks: 'An answer `{}` proves that a cash-in was made.',
    file: `${client}/contract/cashin.ts`,
    find: 'cashinStatuses.some((status) => status === answer.status),',
    replace: "answer.status !== 'failed',",
    tests: [
      inClient(certaintyTest, 'no call that moves money takes an answer without what it did for its own'),
    ],
  },
  {
    name: 'money: no fuel codes are a success',
    breaks: 'An answer without codes or a count proves that codes were made.',
    file: `${client}/contract/fuelCodes.ts`,
    find: ".check(z.refine((answer) => hasAny(answer, 'fuelCodes', 'count'), 'required')),",
    replace: ',',
    tests: [
      inClient(certaintyTest, 'no call that moves money takes an answer without what it did for its own'),
    ],
  },
  {
    name: 'money: a cost is rounded down',
    breaks: 'The cost of a volume loses its half centavo.',
    file: `${client}/money.ts`,
    find: "mulDiv(volume, price, 100_000, 'half-up') as Centavos",
    replace: "mulDiv(volume, price, 100_000, 'down') as Centavos",
    tests: [inClient('money.test.ts', 'is the exact product rounded half up to the centavo')],
  },
  {
    name: 'money: the screen rounds the total down',
    breaks: 'The total of an order of litres is cut off at the centavo.',
    file: `${kit}/areas/buy-fuel/order.ts`,
    find: 'return { volume, charge: costOf(volume, price) }',
    replace: 'return { volume, charge: centavos(Math.floor((volume * price) / 100_000)) }',
    tests: [
      inKit(
        'areas/buy-fuel/order.test.ts',
        'buys exactly those litres, at the cost rounded half up to the centavo',
      ),
    ],
  },
  {
    name: 'money: the server rounds the total down',
    breaks: 'The server charges a total that is cut off at the centavo.',
    file: `${sandbox}/domain/buyFuel.ts`,
    find: 'return { volume, total: costOf(volume, price) }',
    replace: 'return { volume, total: centavos(Math.floor((volume * price) / 100_000)) }',
    tests: [
      inKit(
        'areas/buy-fuel/order.test.ts',
        'what the screen shows is what the server charges, to the centavo',
      ),
    ],
  },
  {
    name: 'money: pesos buy a rounded volume',
    breaks:
      'The litres that an amount buys are rounded and not cut off, so that they cost more than was asked for.',
    file: `${kit}/areas/buy-fuel/order.ts`,
    find: ': volumeFor(centavos(value), price)\n  if (volume < leastVolume)',
    replace: ': millilitres(Math.round((value * 100_000) / price))\n  if (volume < leastVolume)',
    tests: [inKit('areas/buy-fuel/order.test.ts', 'never charges more than was asked for')],
  },
  {
    name: 'money: litres have two decimals',
    breaks: 'The litres of a request are read at the places of pesos.',
    file: `${client}/contract/values.ts`,
    find: 'export const exactLitres = decimalCodec<Millilitres>(3,',
    replace: 'export const exactLitres = decimalCodec<Millilitres>(2,',
    tests: [inClient('client/request.test.ts', 'buying fuel sends three fields, in pesos and litres')],
  },
  {
    name: 'money: the key of codes is made up',
    breaks: 'The key of fuel codes no longer follows from the drafts.',
    file: `${kit}/areas/generate-fuel-codes/generation.ts`,
    find: 'keyOfDrafts(drafts, state.attempt ?? 0)\n      return',
    replace: 'uniqueId()\n      return',
    tests: [
      inKit(
        'areas/generate-fuel-codes/generation.test.ts',
        'is the same for the same drafts however often they are asked about',
      ),
    ],
  },
  {
    name: 'money: tabs do not wait for each other',
    breaks: 'Two tabs claim the same drafts without a lock.',
    file: `${kit}/foundation/data/intents.ts`,
    find: 'const locks = globalThis.navigator?.locks as LockManager | undefined\n  let isRunning',
    replace: 'const locks = undefined as LockManager | undefined\n  let isRunning',
    tests: [inKit('areas/generate-fuel-codes/twoTabs.test.ts', 'become codes once (locks: true)')],
  },
  {
    name: 'money: drafts are claimed by nobody',
    breaks: 'A tab does not look whether another one has sent its drafts.',
    file: `${kit}/foundation/data/intents.ts`,
    find: 'if (before) return before\n',
    replace: '',
    tests: [
      inKit(
        'areas/buy-fuel/leftOrder.test.tsx',
        'an order that a copy of the tab has bought is not bought again',
      ),
    ],
  },
  {
    name: 'money: an intent is forgotten with its answer',
    breaks: 'A purchase is forgotten before anybody has seen its outcome.',
    file: `${kit}/foundation/data/moneyCall.ts`,
    find: 'return underWay(key, () => post(input, { key, ...(onChecking && { onChecking }) }))',
    replace:
      'return underWay(key, () => post(input, { key, ...(onChecking && { onChecking }) })).finally(() => intents.remove(key))',
    tests: [
      inKit(
        'areas/buy-fuel/lostPurchase.test.tsx',
        'tells on return what became of it, without sending anything',
      ),
    ],
  },
  {
    name: 'money: an intent is any user’s',
    breaks: 'What one user left under way is told to the next one.',
    file: `${kit}/foundation/data/intents.ts`,
    find: 'of: (userId: string) => all().filter((one) => one.userId === userId && !one.isSeen)',
    replace: 'of: (_userId: string) => all().filter((one) => !one.isSeen)',
    tests: [inKit('areas/buy-fuel/lostPurchase.test.tsx', 'tells nothing to another person')],
  },
  {
    name: 'money: a late answer ends another purchase',
    breaks: 'The answer of an earlier purchase is taken for that of the present one.',
    file: `${kit}/areas/buy-fuel/purchaseFlow.ts`,
    find: "if (state.step !== 'sending' || state.key !== event.key) return state\n      const { order, key, isEarlier } = state\n      return { step: 'bought'",
    replace:
      "if (state.step !== 'sending') return state\n      const { order, key, isEarlier } = state\n      return { step: 'bought'",
    tests: [
      inKit('areas/buy-fuel/purchaseFlow.test.ts', 'an answer that belongs to another key changes nothing'),
    ],
  },
  {
    name: 'money: two clicks buy twice',
    breaks: 'A purchase has no guard against a second click in the same moment.',
    file: `${kit}/areas/buy-fuel/usePurchase.ts`,
    find: "if (purchase.step !== 'asking' || sentKey.current === purchase.key) return",
    replace: "if (purchase.step !== 'asking') return",
    tests: [inKit('areas/buy-fuel/purchase.test.tsx', 'is sent once however often and fast it is confirmed')],
  },
  {
    name: 'money: a held Enter presses again',
    breaks: 'Enter that is held on Buy closes the receipt.',
    file: `${kit}/foundation/widget/ignoreHeldKey.ts`,
    find: 'Enter: \':not(textarea, [contenteditable="true"])\',\n',
    replace: '',
    tests: [inKit('areas/buy-fuel/receipt.test.tsx', 'stays open while Enter is held on Buy')],
  },
  {
    name: 'money: a landing exchanges any code',
    breaks: 'A payment landing sends the code of its address before the server has confirmed the cash-in.',
    file: `${kit}/areas/payment-return/TakeUp.tsx`,
    find: 'const canAsk = isPending && access.can',
    replace: 'const canAsk = access.can',
    tests: [inKit('testing/opensByReading.test.tsx', 'only reads, whatever its address claims: /bpi')],
  },
  {
    name: 'money: a landing saves a card',
    breaks: 'The page after a card’s verification adds the card without a click.',
    file: `${kit}/areas/cash-in/CardAdded.tsx`,
    find: "useState<Step>({ is: isVerified && !refusal ? 'offered' : 'failed' })",
    replace: `useState<Step>(() => {
      if (isVerified && !refusal) void send({ fleetId, referenceNumber })
      return { is: isVerified && !refusal ? 'offered' : 'failed' }
    })`,
    tests: [inKit('testing/opensByReading.test.tsx', 'and leads to cash-in only reads there, too')],
  },
]
