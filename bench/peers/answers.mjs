/* The faked answers of three back ends: ten rows each, and for the kit price movements of four weeks and a thousand stations. */
const numbers = Array.from({ length: 10 }, (_, number) => number)
const at = (number) => new Date(Date.now() - number * 86_400_000 - 3_600_000).toISOString()
const amount = (value) => ({ value, currency: 'USD' })

const kit = {
  '/fleet-session': { token: 'token', expiresAt: at(-1) },
  '/ms-profile/user/v2': {
    userId: 'usr_1',
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'ana@fleet.test',
    userAccesses: [{ portal: 'fleet', userAccessId: 'acc_1', fleetId: 'flt_1', role: 'portal-admin' }],
  },
  '/ms-fleet/fleet/flt_1': {
    fleetId: 'flt_1',
    status: 'active',
    businessName: 'Reyes Trucking',
    plbType: 'hedging',
    isVip: false,
    dateTimeOnboarded: at(100),
    paymentGateway: 'paymaya',
    fleetStations: [],
    inventoryLimit: null,
    referenceStation: { status: 'active', name: 'EDSA' },
  },
  '/driver': {
    drivers: numbers.map((number) => ({
      driverId: `drv_${number}`,
      firstName: 'José',
      lastName: `Peñaflor ${number}`,
      driverLicenseId: `N01${String(number).padStart(8, '0')}`,
      mobileNumber: `0917123${String(number).padStart(4, '0')}`,
      status: 'active',
      fleetId: 'flt_1',
    })),
    count: 10,
  },
}

const dayInManila = (ago) =>
  new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })
const stationCount = 1000

Object.assign(kit, {
  '/ms-pricing/price-movement': Array.from({ length: 4 }, (_, week) =>
    ['diesel', 'gas91', 'gas95', 'gas97'].map((product, index) => ({
      product,
      movement: (((week * 7 + index * 5) % 11) - 5.5) / 5,
      effectiveAt: `${dayInManila(week * 7)}T06:00:00+08:00`,
    })),
  ).flat(),
  '/ms-station/station': {
    stations: Array.from({ length: stationCount }, (_, number) => ({
      stationId: `stn_${number}`,
      name: `Station ${number}`,
      businessName: 'Bayan Petroleum',
      address: `${number} Rizal Avenue`,
      city: 'Manila',
      province: 'Metro Manila',
      // Spread over the country, the same in each run.
      latitude: 6 + ((number * 7919) % 1200) / 100,
      longitude: 119 + ((number * 104_729) % 700) / 100,
      opensAt: '06:00',
      closesAt: '22:00',
      phoneNumber: '09171234567',
      status: 'active',
      stationProduct: { diesel: true, gas91: true, gas95: true, gas97: false },
    })),
    count: stationCount,
    applied: [],
  },
})

const endpoint = (url, versions = [1], method = 'GET') => ({ method, url, versions })
const adyen = {
  setup: {
    endpoints: {
      getBalanceAccounts: endpoint('balanceAccounts'),
      getBalances: endpoint('balanceAccounts/{balanceAccountId}/balances'),
      getPayout: endpoint('payouts/breakdown'),
      getPayouts: endpoint('payouts'),
      getTransaction: endpoint('transactions/{transactionId}', [1, 2]),
      getTransactions: endpoint('transactions', [1, 2]),
      getTransactionTotals: endpoint('transactions/totals', [1, 2]),
      downloadTransactions: endpoint('transactions/download', [1, 2]),
      sendEngageEvent: endpoint('uxdsclient/engage', [1], 'POST'),
      sendTrackEvent: endpoint('uxdsclient/track', [1], 'POST'),
    },
  },
  balanceAccounts: {
    data: [{ id: 'BA1', description: 'Main account', timeZone: 'Asia/Manila', defaultCurrencyCode: 'USD' }],
  },
  balances: { data: [{ value: 350_000, reservedValue: 17_500, currency: 'USD' }] },
  payouts: {
    data: numbers.map((number) => ({
      fundsCapturedAmount: amount(100_000 + number),
      adjustmentAmount: amount(-10_000),
      payoutAmount: amount(90_000 + number),
      unpaidAmount: amount(0),
      createdAt: at(number),
    })),
    _links: {},
  },
  totals: { data: [] },
  transactions: {
    data: numbers.map((number) => ({
      id: `TX${number}`,
      balanceAccountId: 'BA1',
      status: 'Booked',
      category: 'Payment',
      paymentMethod: { type: 'visa', lastFourDigits: '5665' },
      amountBeforeDeductions: amount(3000 + number),
      netAmount: amount(3000 + number),
      createdAt: at(number / 10),
      paymentPspReference: `PSP${number}`,
    })),
    _links: {},
  },
}

const card = {
  id: 'pm_1',
  acct_last_four: '4242',
  brand: 'visa',
  name: 'Ana Reyes',
  token: 'pm_1',
  created_at: at(1),
  updated_at: at(1),
}
const justifi = {
  id: 1,
  type: 'array',
  page_info: { has_previous: false, has_next: false, start_cursor: 'a', end_cursor: 'b', amount: 10 },
  data: numbers.map((number) => ({
    id: `py_${number}`,
    account_id: 'acc_1',
    amount: 10_000 + number,
    amount_disputed: 0,
    amount_refundable: 10_000,
    amount_refunded: 0,
    balance: 10_000,
    captured: true,
    capture_strategy: 'automatic',
    currency: 'usd',
    description: 'Diesel',
    disputed: false,
    disputes: [],
    error_code: null,
    error_description: null,
    fee_amount: 0,
    is_test: true,
    metadata: null,
    payment_method: { card },
    payment_intent_id: null,
    refunded: false,
    status: 'succeeded',
    created_at: at(number),
    updated_at: at(number),
  })),
}

/** The answer of a back end to a path. Undefined if there is none. */
export function answerTo(pathname) {
  if (pathname in kit) return kit[pathname]
  if (pathname.endsWith('/payments')) return justifi
  const [, name] = /\/api\/v\d\/(.*)$/.exec(pathname) ?? []
  if (name === undefined) return undefined
  if (name.endsWith('/balances')) return adyen.balances
  if (name === 'transactions/totals') return adyen.totals
  return adyen[name] ?? {}
}
