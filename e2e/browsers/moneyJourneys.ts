import { expect } from '@playwright/test'
import { sandbox } from '../tests/sandbox.ts'
import type { Journey, Start } from './journeys.ts'
import { exportList, filterByDates, searchInVain } from './steps.ts'
import type { Tab } from './tab.ts'

/** Buys diesel on the page that is open. */
async function buyDiesel(tab: Tab, liters: string, price: string) {
  await tab.click('radio', /Diesel/)
  await tab.fill('Liters', liters)
  await tab.click('button', 'Continue')
  await tab.click('button', `Buy for ${price}`)
  await tab.sees('dialog', 'Purchase successful')
}

const cashIns = async ({ fleet, token }: Start) => {
  const list = `cashin/fleet/${fleet.fleetId}?fleetId=${fleet.fleetId}&cashinChannel=card&page=1&perPage=10`
  const { cashins } = await sandbox.api<{ cashins: { status: string; amount: number }[] }>('GET', list, token)
  return cashins.map(({ status, amount }) => [status, amount])
}

/** Fills in a card payment, up to the page of the payment provider. */
async function payByCard({ tab }: Start) {
  await tab.fill('Name on card', 'Ana Reyes')
  await tab.fill('Card number', '4111111111111111')
  await tab.fill('Expiry date', '12/31')
  await tab.fill('CVV', '737', 'password')
  await tab.fill('Amount', '2500.50')
  await tab.click('button', 'Continue')
  await tab.sees('alertdialog', 'Confirm your cash-in')
  await tab.press('Escape')
  await tab.sees('alertdialog', 'Confirm your cash-in', 0)
  await tab.hasFocus('button', 'Continue')
  await tab.click('button', 'Continue')
  await tab.click('button', 'Go to payment')
  await tab.isAt(/\/checkout\//)
}

const locqpay = { type: 'locqpay', funds: 1000 } as const

/** Pages that move money. */
export const moneyJourneys = {
  'cash-in': {
    does: 'cancels the confirmation, pays by card once, and returns',
    path: '/cash/cashin',
    heading: 'Cash In',
    fleet: locqpay,
    run: async (start) => {
      await payByCard(start)
      await start.tab.click('button', 'Pay')
      await start.tab.seesText('Cash-in successful')
      expect(await cashIns(start)).toEqual([['success', 2500.5]])
    },
  },
  'payment-return': {
    does: 'leaves the payment page by Back and continues the payment',
    path: '/cash/cashin',
    heading: 'Cash In',
    fleet: locqpay,
    run: async (start) => {
      await payByCard(start)
      await start.tab.back()
      await start.tab.seesText('Cash-in pending')
      await start.tab.click('button', 'Continue to payment')
      await start.tab.isAt(/\/checkout\//)
      await start.tab.click('button', 'Pay')
      await start.tab.seesText('Cash-in successful')
      await start.tab.reload()
      await start.tab.seesText('Cash-in successful')
      expect(await cashIns(start)).toEqual([['success', 2500.5]])
    },
  },
  'cash-in-history': {
    does: 'searches, filters by dates and exports',
    path: '/cash/cashin/history',
    heading: 'Cash-In History',
    run: async (start) => {
      await searchInVain(start.tab, 'Search Cash-In ID or reference number')
      await filterByDates(start.tab)
      await start.tab.sees('row', /₱50,000.00 Success/)
      await exportList(start)
    },
  },
  'buy-fuel': {
    does: 'buys 100 liters once, after a cancelled confirmation',
    path: '/fuel/buy',
    heading: 'Buy Fuel',
    run: async ({ tab, fleet, token }) => {
      await tab.click('radio', /Diesel/)
      await tab.fill('Liters', '100')
      await tab.hasValue('Pesos', '5,550')
      await tab.click('button', 'Continue')
      await tab.sees('button', 'Buy for ₱5,550.00')
      await tab.press('Escape')
      await tab.sees('button', 'Buy for ₱5,550.00', 0)
      await tab.hasFocus('button', 'Continue')
      await tab.click('button', 'Continue')
      await tab.click('button', 'Buy for ₱5,550.00')
      await tab.sees('dialog', 'Purchase successful')
      await tab.click('button', 'Buy again')
      await tab.seesText('₱44,450.00')
      const { buyFuels } = await sandbox.api<{ buyFuels: unknown[] }>(
        'GET',
        `buy-fuel/fleet/${fleet.fleetId}`,
        token,
      )
      expect(buyFuels).toHaveLength(1)
    },
  },
  'buy-fuel-history': {
    does: 'buys fuel, finds the purchase by dates and exports',
    path: '/fuel/buy',
    heading: 'Buy Fuel',
    run: async (start) => {
      const { tab } = start
      await buyDiesel(tab, '10', '₱555.00')
      await tab.open('/fuel/buy/history')
      await searchInVain(tab, 'Search reference ID')
      await filterByDates(tab)
      await tab.sees('row', /Diesel.*₱555.00/)
      await exportList(start)
    },
  },
  'generate-fuel-codes': {
    does: 'buys fuel, adds a code and generates it once',
    path: '/fuel/buy',
    heading: 'Buy Fuel',
    run: async ({ tab }) => {
      await buyDiesel(tab, '100', '₱5,550.00')
      await tab.open('/fuel/generate-code')
      await tab.sees('button', 'Add code', 1)
      await tab.opensAndCloses('Add code', 'Add Fuel Code')
      await tab.click('button', 'Add code')
      await tab.choose('Type', 'Any driver any vehicle')
      await tab.choose('Product', 'Diesel')
      await tab.fill('Volume', '30')
      await tab.fill('Duration in days', '7')
      await tab.click('button', 'Add code')
      await tab.sees('dialog', 'Add Fuel Code', 0)
      await tab.click('button', 'Continue')
      await tab.click('button', 'Generate 1 code')
      await tab.sees('dialog', 'Fuel codes generated')
      await tab.click('link', 'Go to My Fuel Codes')
      await tab.sees('row', /Diesel.*30 L/)
    },
  },
} satisfies Record<string, Journey>
