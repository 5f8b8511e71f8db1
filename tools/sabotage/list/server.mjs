import { inSandbox, sandbox } from '../named.mjs'

/** What the server holds by itself, whatever a client does. */
export const server = [
  {
    name: 'server: purchases do not wait for each other',
    breaks: 'The fleet is read without its row lock, and two concurrent purchases spend the same centavos.',
    file: `${sandbox}/domain/ledger.ts`,
    find: ".where(eq(fleet.id, fleetId)).for('no key update')",
    replace: '.where(eq(fleet.id, fleetId))',
    tests: [inSandbox('race.test.ts', 'concurrent purchases if the wallet covers')],
  },
  {
    name: 'server: the wallet is not looked at',
    breaks: 'A purchase does not compare its total with the balance.',
    file: `${sandbox}/domain/buyFuel.ts`,
    find: "if ((await balanceOf(tx, accounts.wallet(fleet.id))) < total) throw new Fault('InsufficientAmount')\n",
    replace: '',
    tests: [
      inSandbox('domain/buyFuel.test.ts', 'refuses a purchase above the wallet balance and changes nothing'),
    ],
  },
  {
    name: 'server: a kept answer comes after its target',
    breaks:
      'A repeated call is checked against the current state and the user’s current rights before its stored answer is returned.',
    file: `${sandbox}/perform.ts`,
    find: `  if (storedAnswer) return storedAnswer

  const input = decodeInput(endpoint, wire)
  await authorize(context, binding, input, request)
`,
    replace: `
  const input = decodeInput(endpoint, wire)
  await authorize(context, binding, input, request)
  if (storedAnswer) return storedAnswer
`,
    tests: [
      inSandbox('repeated.test.ts', 'createDriver returns its stored response to a repeat with the same key'),
    ],
  },
  {
    name: 'server: a key is anybody’s',
    breaks: 'A stored answer is found by its key alone, for any user.',
    file: `${sandbox}/idempotency.ts`,
    find: '.where(and(eq(idempotency.userId, currentUser.id), eq(idempotency.key, key)))',
    replace: '.where(and(eq(idempotency.key, key)))',
    tests: [
      inSandbox('repeated.test.ts', 'a stored response is not returned to another user with the same key'),
    ],
  },
  {
    name: 'server: a key fits any content',
    breaks: 'A key that is reused with other content returns the answer to the first content.',
    file: `${sandbox}/idempotency.ts`,
    find: "if (stored.requestHash !== hash) throw new Fault('KeyReused')\n",
    replace: '',
    tests: [inSandbox('domain/buyFuel.test.ts', 'refuses a different body with the same key')],
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
    name: 'server: a lost connection stays in use',
    breaks: 'A connection that ends with the begin of a transaction is never returned to its pool.',
    file: `${sandbox}/db/openServer.ts`,
    find: "client.once('end', onEnd)\n",
    replace: '',
    tests: [inSandbox('lostConnection.test.ts', 'a connection that ends with the begin of a transaction')],
  },
  {
    name: 'server: a browser guesses types',
    breaks: 'Answers lack the header X-Content-Type-Options.',
    file: `${sandbox}/securityHeaders.ts`,
    find: "headers.set('X-Content-Type-Options', 'nosniff')\n",
    replace: '',
    tests: [inSandbox('headers.test.ts', 'to GET /livez is not cached, content-sniffed')],
  },
  {
    name: 'server: an expired code keeps its litres',
    breaks: 'The remaining litres of an expired code are not refunded.',
    file: `${sandbox}/domain/codePeriods.ts`,
    find: "    if (code.state === 'open') await releaseCode(context, code)\n",
    replace: '',
    tests: [
      inSandbox(
        'domain/fuelCodes.test.ts',
        'is scheduled, then active, then expired, and returns its remaining litres',
      ),
    ],
  },
  {
    name: 'server: a scheduled price is early',
    breaks: 'A scheduled price is in force at once.',
    file: `${sandbox}/domain/prices.ts`,
    find: '.where(and(eq(price.fleetId, fleetId), lte(price.effectiveAt, now)))',
    replace: '.where(and(eq(price.fleetId, fleetId)))',
    tests: [inSandbox('domain/buyFuel.test.ts', 'applies a scheduled price from its effective time')],
  },
]
