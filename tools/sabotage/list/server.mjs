import { inSandbox, sandbox } from '../named.mjs'

/** What the server holds by itself, whatever a client does. */
export const server = [
  {
    name: 'server: purchases do not wait for each other',
    breaks: 'The fleet is read without its row lock, and two concurrent purchases spend the same centavos.',
    file: `${sandbox}/domain/ledger.ts`,
    find: ".where(eq(fleet.id, fleetId)).for('no key update')",
    replace: '.where(eq(fleet.id, fleetId))',
    tests: [inSandbox('race.test.ts', 'purchases at once spend what pays for')],
  },
  {
    name: 'server: the wallet is not looked at',
    breaks: 'A purchase does not compare its total with the balance.',
    file: `${sandbox}/domain/buyFuel.ts`,
    find: "if ((await balanceOf(tx, accounts.wallet(fleet.id))) < total) throw new Fault('InsufficientAmount')\n",
    replace: '',
    tests: [inSandbox('buyFuel.test.ts', 'refuses what the wallet cannot pay and changes nothing')],
  },
  {
    name: 'server: a kept answer comes after its target',
    breaks:
      'A repeated call is checked against the current state and the user’s current rights before its stored answer is returned.',
    file: `${sandbox}/perform.ts`,
    find: `  if (before) return before

  const input = inputOf(endpoint, wire)
  await authorize(context, binding, input, request)
`,
    replace: `
  const input = inputOf(endpoint, wire)
  await authorize(context, binding, input, request)
  if (before) return before
`,
    tests: [inSandbox('repeated.test.ts', 'createDriver, sent again under its own key')],
  },
  {
    name: 'server: a key is anybody’s',
    breaks: 'A stored answer is found by its key alone, for any user.',
    file: `${sandbox}/idempotency.ts`,
    find: '.where(and(eq(idempotency.userId, person.id), eq(idempotency.key, key)))',
    replace: '.where(and(eq(idempotency.key, key)))',
    tests: [inSandbox('repeated.test.ts', 'what one person did under a key is nothing for another')],
  },
  {
    name: 'server: a key fits any content',
    breaks: 'A key that is reused with other content returns the answer to the first content.',
    file: `${sandbox}/idempotency.ts`,
    find: "if (known.requestHash !== hash) throw new Fault('KeyReused')\n",
    replace: '',
    tests: [inSandbox('buyFuel.test.ts', 'refuses another body under the same key')],
  },
  {
    name: 'server: strangers send bodies',
    breaks: 'A body is read before its sender is authenticated.',
    file: `${sandbox}/perform.ts`,
    find: "if (endpoint.access !== 'public' && endpoint.method !== 'GET') {",
    replace: "if (endpoint.access !== 'public' && endpoint.method === 'GET') {",
    tests: [inSandbox('requestBody.test.ts', 'is not read for buyFuel without a session')],
  },
  {
    name: 'server: a browser guesses types',
    breaks: 'Answers lack the header X-Content-Type-Options.',
    file: `${sandbox}/securityHeaders.ts`,
    find: "headers.set('X-Content-Type-Options', 'nosniff')\n",
    replace: '',
    tests: [inSandbox('headers.test.ts', 'to GET /livez is data that is neither kept, guessed at')],
  },
  {
    name: 'server: an expired code keeps its litres',
    breaks: 'The remaining litres of an expired code are not refunded.',
    file: `${sandbox}/domain/codePeriods.ts`,
    find: "    if (code.state === 'open') await releaseCode(context, code)\n",
    replace: '',
    tests: [
      inSandbox('fuelCodes.test.ts', 'is scheduled, then active, then expired, and gives back what is left'),
    ],
  },
  {
    name: 'server: a scheduled price is early',
    breaks: 'A scheduled price is in force at once.',
    file: `${sandbox}/domain/prices.ts`,
    find: '.where(and(eq(price.fleetId, fleetId), lte(price.effectiveAt, now)))',
    replace: '.where(and(eq(price.fleetId, fleetId)))',
    tests: [inSandbox('buyFuel.test.ts', 'follows a scheduled price from its moment on')],
  },
]
