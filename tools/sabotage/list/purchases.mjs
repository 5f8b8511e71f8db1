import { client, inClient, inKit, kit } from '../named.mjs'

/** What users do with money: purchases, fuel codes, landings of payments. */
export const purchases = [
  {
    name: 'money: the key of codes is made up',
    breaks: 'The idempotency key of fuel codes is random and not derived from the drafts.',
    file: `${kit}/headless/code-generation/codeGeneration.ts`,
    find: 'keyOfDrafts(drafts, attempt))',
    replace: '`${attempt}.${Math.random()}`)',
    tests: [
      inKit(
        'headless/code-generation/twoTabs.test.ts',
        'copies of a tab that share no storage send the same key',
      ),
    ],
  },
  {
    name: 'money: tabs do not wait for each other',
    breaks: 'A tab looks up a call that another tab is still sending, which closes its idempotency key.',
    file: `${client}/moneyFlow/tabLock.ts`,
    find: 'const locks = globalThis.navigator?.locks as LockManager | undefined\n',
    replace: 'const locks = undefined as LockManager | undefined\n',
    tests: [
      inClient(
        'moneyFlow/createMoneyFlow.test.ts',
        'a call that another tab is sending is looked up only after that tab has its answer',
      ),
    ],
  },
  {
    name: 'money: drafts are claimed by no tab',
    breaks: 'A tab does not check whether another tab has sent its drafts.',
    file: `${client}/moneyFlow/pendingCalls.ts`,
    find: 'if (!earlier) add(call)\n        return earlier\n',
    replace: 'add(call)\n        return undefined\n',
    tests: [
      inClient(
        'moneyFlow/createMoneyFlow.test.ts',
        'the server applies the draft at most once, and both tabs show the true outcome',
      ),
      inKit(
        'areas/buy-fuel/restoredOrder.test.tsx',
        'an order that was bought in a copy of the tab is not bought again',
      ),
    ],
  },
  {
    name: 'money: a pending call is forgotten with its answer',
    breaks: 'A pending purchase is deleted before the user has seen its outcome.',
    file: `${client}/moneyFlow/createMoneyFlow.ts`,
    find: 'withLock(key, () => send(content, { key, onOutcomeLookup })),',
    replace:
      'withLock(key, () => send(content, { key, onOutcomeLookup })).finally(() => pendingCalls.remove(key)),',
    tests: [
      inClient(
        'moneyFlow/createMoneyFlow.test.ts',
        'a call is stored before it is sent, and until its outcome is acknowledged',
      ),
      inKit(
        'areas/buy-fuel/connectionLoss.test.tsx',
        'shows the outcome when it opens again, and sends nothing',
      ),
    ],
  },
  {
    name: 'money: a pending call is any user’s',
    breaks: 'The pending call of one user is shown to the next user.',
    file: `${client}/moneyFlow/pendingCalls.ts`,
    find: 'all().filter((call) => call.userId === userId && !call.isAcknowledged)',
    replace: 'all().filter((call) => userId && !call.isAcknowledged)',
    tests: [
      inClient(
        'moneyFlow/createMoneyFlow.test.ts',
        'a later page finds the pending call of its user, and of no other user',
      ),
      inKit('areas/buy-fuel/connectionLoss.test.tsx', 'shows nothing of the purchase to another user'),
    ],
  },
  {
    name: 'money: a late answer ends another purchase',
    breaks: 'The answer of an earlier purchase ends the current purchase.',
    file: `${client}/moneyFlow/state.ts`,
    find: "(isInFlight(state) || state.status === 'outcomeUnknown') && state.key === key ? state",
    replace: "isInFlight(state) || state.status === 'outcomeUnknown' ? state",
    tests: [inClient('moneyFlow/state.test.ts', 'a call in flight ends only with its own outcome')],
  },
  {
    name: 'money: an unknown outcome stays unknown',
    breaks: 'A screen that shows an unknown outcome does not look it up by itself.',
    file: `${kit}/fleet/data/useMoneyFlow.ts`,
    find: '    void flow.watchOutcome(controller.signal)\n',
    replace: '',
    tests: [
      inKit(
        'testing/unknownOutcome.test.tsx',
        'A purchase whose outcome lookups failed for minutes names the cause, and is shown by itself once the server is back',
      ),
    ],
  },
  {
    name: 'money: two clicks buy twice',
    breaks: 'A purchase can be confirmed twice before the page re-renders.',
    file: `${client}/moneyFlow/createMoneyFlow.ts`,
    find: "      dispatch({ type: 'confirmed', drafts })\n",
    replace: '',
    tests: [
      inClient('moneyFlow/createMoneyFlow.test.ts', 'a second press of the confirm button sends nothing'),
      inKit('areas/buy-fuel/purchase.test.tsx', 'is sent once, however often and fast the button is clicked'),
    ],
  },
  {
    name: 'money: a held Enter presses again',
    breaks: 'Holding Enter on Buy closes the receipt.',
    file: `${kit}/foundation/widget/ignoreKeys.ts`,
    find: 'Enter: \':not(textarea, [contenteditable="true"])\',\n',
    replace: '',
    tests: [inKit('areas/buy-fuel/receipt.test.tsx', 'stays open while Enter is held on the Buy button')],
  },
  {
    name: 'money: a landing exchanges any code',
    breaks: 'The payment return page sends the code of its URL before the server has confirmed the cash-in.',
    file: `${kit}/areas/payment-return/ContinueToCashIn.tsx`,
    find: 'const canExchangeCode = isPending && access.can',
    replace: 'const canExchangeCode = access.can',
    tests: [
      inKit(
        'testing/openingSendsNoWrites.test.tsx',
        'sends no write, even if its URL claims a success: /bpi',
      ),
    ],
  },
  {
    name: 'money: a landing saves a card',
    breaks: 'The page after a card verification adds the card without a click.',
    file: `${kit}/areas/cash-in/cards/CardAdded.tsx`,
    find: "useState<CardAddedStep>({\n    status: isVerified && !blockedReason ? 'offered' : 'failed',\n  })",
    replace: `useState<CardAddedStep>(() => {
      if (isVerified && !blockedReason) void send({ fleetId, referenceNumber })
      return { status: isVerified && !blockedReason ? 'offered' : 'failed' }
    })`,
    tests: [inKit('testing/openingSendsNoWrites.test.tsx', 'sends no write after it has led to cash-in')],
  },
]
