import { sandboxUrl as base } from '../ports.ts'

export interface Message {
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
}

export interface TestFleet {
  fleetId: string
  businessName: string
  stationId: string
  users: { userId: string; email: string; password: string; role: string }[]
}

export interface NewFleet {
  type?: 'hedging' | 'locqpay' | 'locqpay-manual-po' | 'locqpay-manual-po-credit'
  roles?: string[]
  /** The wallet balance in pesos. */
  funds?: number
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const response = await fetch(`${base}/${path}`, {
    method,
    // A new connection for each call: the server may close an idle one while a call is being sent on it.
    headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const inFleet = (fleetId: string) => ({ 'X-Fleet-Id': fleetId })

/** A day as the clocks of Manila show it, some days from now: `2026-11-20`. */
export const manilaDay = (days: number): string =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

export interface NewCode {
  startDate: string
  endDate: string
  literVolume: number
}

/** The control endpoints of the sandbox, and its API for states that would take many clicks. */
export const sandbox = {
  /** Creates a fleet for one test. */
  createFleet: (options: NewFleet = {}) =>
    call<TestFleet>('POST', 'sandbox/fleets', {
      type: 'hedging',
      roles: ['portal-admin'],
      funds: 50_000,
      ...options,
    }),
  /** The messages to a recipient, newest first. */
  outbox: async (to: string) =>
    (await call<{ messages: Message[] }>('GET', `sandbox/outbox?to=${encodeURIComponent(to)}`)).messages,
  /** Makes the link of an email expire. */
  expireLink: (link: string) => call('POST', 'sandbox/links/expire', { link }),
  setStatus: (fleetId: string, status: 'active' | 'deactivated') =>
    call('POST', `sandbox/fleets/${fleetId}`, { status }),
  setPrice: (fleetId: string, productCode: string, pumpPrice: number) =>
    call('POST', 'sandbox/prices', { fleetId, productCode, pumpPrice }),
  setFlag: (name: string, change: { isOn?: boolean; emails?: string[] }) =>
    call('POST', 'sandbox/flags', { name, ...change }),
  redeem: (code: string, stationId: string, litres: number) =>
    call<{ orNumber: string }>('POST', 'sandbox/pump/redeem', { code, stationId, litres }),
  issueCards: (fleetId: string, card: object = {}) => call('POST', 'sandbox/cards', { fleetId, ...card }),
  /** Buys other goods than fuel with a new card, and voids the purchase. */
  voidPurchase: async ({ fleetId, stationId }: TestFleet, remarks: string) => {
    const { fuelCards } = await call<{ fuelCards: { cardNumber: string }[] }>('POST', 'sandbox/cards', {
      fleetId,
    })
    const paid = await call<{ paymentId: string }>('POST', 'sandbox/terminal/other', {
      cardNumber: fuelCards[0]?.cardNumber,
      stationId,
      amount: 500,
    })
    await call('POST', 'sandbox/terminal/void', { paymentId: paid.paymentId, remarks })
  },
  createPromo: (promo: { fleetId: string; title: string; [field: string]: unknown }) =>
    call<{ promoId: string }>('POST', 'sandbox/promos', promo),
  announce: (message: { fleetId: string; subject: string; contentPreview: string; content: string }) =>
    call<{ messageId: string }>('POST', 'sandbox/announcements', message),
  violations: async () => (await call<{ violations: unknown[] }>('GET', 'sandbox/violations')).violations,
  requestPasswordReset: (email: string) =>
    call('POST', 'api/ms-profile/user/reset-password/fleet', { email }),
  /** Signs in a user without two-factor authentication. Resolves to the access token. */
  token: async ({ email, password }: { email: string; password: string }) =>
    (
      await call<{ AccessToken: string }>('POST', 'api/ms-profile/user/login', {
        email,
        password,
        portalType: 'fleet',
      })
    ).AccessToken,
  api: <T>(
    method: string,
    path: string,
    token: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => call<T>(method, `api/${path}`, body, { Authorization: token, ...headers }),
  buyDiesel: ({ fleetId }: Pick<TestFleet, 'fleetId'>, token: string, liter: number) =>
    call(
      'POST',
      'api/buy-fuel',
      { liter, amount: null, productCode: 'Diesel' },
      { Authorization: token, ...inFleet(fleetId) },
    ),
  /** Generates codes for diesel that any driver and vehicle can use. */
  generateCodes: ({ fleetId }: Pick<TestFleet, 'fleetId'>, token: string, codes: readonly NewCode[]) =>
    call<{ fuelCodes: { fuelCode: string; fuelCodeId: string; literVolume: number }[] }>(
      'POST',
      'api/fuel-code/batch',
      codes.map((code) => ({
        fleetId,
        driverIds: [],
        vehicleIds: [],
        fuelCodeType: 'any',
        productCode: 'Diesel',
        sendFuelCode: false,
        saveTemplate: false,
        maxUsage: 0,
        autoRenew: false,
        ...code,
      })),
      { Authorization: token, ...inFleet(fleetId) },
    ),
}
