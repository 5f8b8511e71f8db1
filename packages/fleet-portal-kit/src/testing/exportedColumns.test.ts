import {
  fleetTypes,
  isAvailableForFleetType,
  isWalletFleet,
  type FleetType,
} from 'fleet-portal-api-client/contract/access'
import { exportedColumns, exports } from 'fleet-portal-api-client/contract/exports'
import {
  createReport,
  reportAccess,
  reportTypes,
  type ReportType,
} from 'fleet-portal-api-client/contract/reports'
import { describe, expect, test } from 'vitest'
import { boughtColumns } from '../areas/buy-fuel-history/boughtColumns.tsx'
import { cashinColumns } from '../areas/cash-in-history/cashinColumns.tsx'
import { fuelPaymentColumns } from '../areas/fleet-card-redemptions/fuelPaymentColumns.tsx'
import { fleetCardColumns } from '../areas/fleet-cards/fleetCardColumns.tsx'
import { fuelCodeColumns } from '../areas/fuel-codes/fuelCodeColumns.tsx'
import { purchaseColumns } from '../areas/non-fuel-transactions/purchaseColumns.tsx'
import { priceColumns } from '../areas/price-history/priceColumns.tsx'
import { redemptionColumns } from '../areas/redemptions/redemptionColumns.tsx'
import { buyFuelHistoryMessages } from '../locales/en/buyFuelHistory.ts'
import { cardNumberMessages } from '../locales/en/cardNumber.ts'
import { cardPaymentsMessages } from '../locales/en/cardPayments.ts'
import { cashInHistoryMessages } from '../locales/en/cashInHistory.ts'
import { codeMessages } from '../locales/en/codes.ts'
import { fleetCardRedemptionsMessages } from '../locales/en/fleetCardRedemptions.ts'
import { fleetCardsMessages } from '../locales/en/fleetCards.ts'
import { fuelCodesMessages } from '../locales/en/fuelCodes.ts'
import { nonFuelTransactionsMessages } from '../locales/en/nonFuelTransactions.ts'
import { priceHistoryMessages } from '../locales/en/priceHistory.ts'
import { redemptionsMessages } from '../locales/en/redemptions.ts'
import { inputFieldsOf } from '../foundation/list/useListState.ts'
import { paymentColumns } from '../pieces/cells/paymentColumns.tsx'
import { arrangeCashins } from './arrangeCashins.ts'
import { arrangePayments, payAt } from './arrangePayments.ts'
import { arrangeRedemptions } from './arrangeRedemptions.ts'
import { englishFormats as formats } from './englishFormats.ts'
import type { TestFleet } from './createTestFleet.ts'
import { enoughMoney } from './fuelScene.ts'
import { rowsRead } from './rowsRead.ts'
import { testFleet } from './testFleet.ts'

/*
 * An export has the columns of its screen, in the same order, for every fleet type. A screen column with several values
 * is several columns of the file.
 */

interface Viewer {
  plbType: FleetType
  isVip: boolean
}
type Kind = Exclude<ReportType, 'fuel-card'>

const nothing = () => undefined
const pages = { driver: nothing, vehicle: nothing, card: nothing, code: nothing }
/** The columns of a screen for a fleet. */
function columnsOf(kind: Kind, fleet: Viewer): { id: string; orderBy?: string | null }[] {
  const messages = cardPaymentsMessages.defaults
  const common = paymentColumns({
    formats,
    messages,
    cards: cardNumberMessages.defaults,
    pages,
    setFilters: nothing,
  })
  switch (kind) {
    case 'cashin':
      return cashinColumns(cashInHistoryMessages.defaults, formats)
    case 'buy-fuel':
      return boughtColumns(buyFuelHistoryMessages.defaults, formats)
    case 'redemption':
      return redemptionColumns(redemptionsMessages.defaults, formats, {
        isWallet: isWalletFleet(fleet.plbType),
        pages,
        setFilters: nothing,
      })
    case 'pricing-history':
      return priceColumns(priceHistoryMessages.defaults, formats)
    case 'fuel-code':
      return fuelCodeColumns({
        t: fuelCodesMessages.defaults,
        codes: codeMessages.defaults,
        formats,
        links: { driverLink: nothing, vehicleLink: nothing },
      })
    case 'fuel-card-list':
      return fleetCardColumns({
        t: fleetCardsMessages.defaults,
        codes: codeMessages.defaults,
        formats,
        pages,
      })
    case 'payment':
      return fuelPaymentColumns(
        { t: fleetCardRedemptionsMessages.defaults, payments: messages, formats },
        common,
        {
          fleet,
          openRemarks: nothing,
        },
      )
    case 'merchant-payment':
      return purchaseColumns({
        t: nonFuelTransactionsMessages.defaults,
        payments: messages,
        formats,
        common,
        fleet,
        openRemarks: nothing,
      })
  }
}

const kinds = reportTypes.filter((kind): kind is Kind => kind !== 'fuel-card')
const kindsFor = (type: FleetType) =>
  kinds.filter((kind) => isAvailableForFleetType(reportAccess[kind], type))
const viewers = fleetTypes.flatMap((plbType) =>
  [false, true].map((isVip): [string, Viewer] => [`${isVip ? 'VIP ' : ''}${plbType}`, { plbType, isVip }]),
)

async function fileOf({ arrange, visit, fleetId }: TestFleet, reportType: Kind): Promise<string> {
  const { downloadUrl } = await arrange(createReport, { fleetId, reportType, platformType: 'plb' })
  return (await visit(new Request(downloadUrl ?? ''))).text()
}

describe.each(viewers)('the exports of a %s fleet', (_, viewer) => {
  test.each(kindsFor(viewer.plbType))(
    'of type %s have the columns of the screen in the same order',
    async (kind) => {
      const { plbType: type, isVip } = viewer
      const [titles] = (await rowsRead(await fileOf(await testFleet({ type, isVip }), kind))) as string[][]
      const listExport = exports[kind]
      const expected = columnsOf(kind, viewer).flatMap(({ id }) => {
        const exported = listExport.columns[id]
        if (!exported) throw new Error(`The export ${kind} has no column for ${id} of its screen.`)
        return exportedColumns({ ...listExport, columns: { [id]: exported } }, { type, isVip }).map(
          ([title]) => title,
        )
      })
      expect(titles).toEqual(expected)
    },
  )
})

test.each(kinds)(
  'a %s list can be sorted by exactly the columns of its screen that the server sorts by',
  (kind) => {
    const fields = inputFieldsOf(exports[kind].endpoint)['orderBy'] as unknown as {
      def: { innerType: { options: string[] } }
    }
    const columns = viewers.flatMap(([, viewer]) => columnsOf(kind, viewer))
    const sorted = new Set(columns.map(({ id, orderBy = id }) => orderBy))
    const { options } = fields.def.innerType
    expect(options.filter((field) => !sorted.has(field))).toEqual([])
    // A typing error in a column's field would take its button away.
    const named = columns.flatMap(({ orderBy }) => orderBy ?? [])
    expect(named.filter((field) => !options.includes(field))).toEqual([])
  },
)

describe('the exports of a fleet with data', () => {
  const all = async () => {
    const hedging = await testFleet({ type: 'hedging', funds: enoughMoney })
    await arrangeRedemptions(hedging)
    const wallet = await testFleet({ type: 'locqpay-manual-po', funds: enoughMoney })
    const { cardNumber, anyCard } = await arrangePayments(wallet, { hasOrders: true })
    await arrangeCashins(wallet)
    const files = await Promise.all(
      [
        { fleet: hedging, type: 'hedging' as const },
        { fleet: wallet, type: 'locqpay-manual-po' as const },
      ].flatMap(({ fleet, type }) =>
        kindsFor(type).map(async (kind) => [kind, await fileOf(fleet, kind)] as const),
      ),
    )
    return { files, numbers: [cardNumber, anyCard], wallet }
  }

  test('mask card numbers, have one format for dates and times, and have the total of each cash-in', async () => {
    const { files, numbers } = await all()
    const filled = new Set<Kind>()
    for (const [kind, text] of files) {
      for (const number of numbers) {
        expect(text.replace(/[ -]/g, ''), kind).not.toContain(number)
      }
      const [titles = [], ...rows] = (await rowsRead(text)) as string[][]
      for (const cells of rows.slice(0, -1)) {
        filled.add(kind)
        for (const [at, title] of titles.entries()) {
          if (/\bDate\b/.test(title)) expect(cells[at], `${kind} ${title}`).toMatch(/^(\d{4}-\d\d-\d\d)?$/)
          if (/\bTime\b/.test(title)) expect(cells[at], `${kind} ${title}`).toMatch(/^(\d\d:\d\d)?$/)
          if (title === 'Card Number') expect(cells[at]).toMatch(/^•••• \d{4}$/)
        }
        if (kind !== 'cashin') continue
        const [amount, fee, total] = ['Amount', 'Fee', 'Total'].map((title) =>
          Number(cells[titles.indexOf(title)]),
        )
        expect(total).toBe((amount ?? 0) + (fee ?? 0))
      }
    }
    expect([...filled].toSorted()).toEqual([...kinds].toSorted())
  })

  test('escape formulas in remarks, also after a separator', async () => {
    const fleet = await testFleet({ type: 'locqpay', funds: enoughMoney })
    const { cardNumber } = await arrangePayments(fleet)
    for (const remarks of ['=1+1', 'a;=1+1']) await payAt(fleet)('other', { cardNumber, amount: 1, remarks })
    const text = await fileOf(fleet, 'merchant-payment')
    expect(text).toContain(`,'=1+1,`)
    expect(text).toContain(`,"a;'=1+1",`)
  })
})
