/* Texts of the operations of fuel: prices, purchases, codes, cards and transactions. */
import { newestFirst, perPage, tagged } from './tagged.ts'

export const pricesTexts = tagged('Prices', {
  listContractPrices: { summary: 'List the contract prices of a fleet' },
  listPriceMovements: { summary: 'List the price changes of a period' },
  getLatestPriceMovement: { summary: 'Read the latest price change of each product' },
  getUpcomingPriceMovement: { summary: 'Read the announced price change of each product' },
  listPumpPrices: {
    summary: 'List the current prices of a fleet',
    description:
      '`creditPrice` is what the fleet pays: `pumpPrice` minus `discount`. A fleet without prices gets an empty list, nothing, or `{}`.',
  },
  listPriceHistory: {
    summary: 'List the price changes of a fleet',
    description: `Newest first. The items are under \`priceHistory\`, or under \`data\` from older servers. ${perPage}`,
  },
})

export const fuelPurchasesTexts = tagged('Fuel purchases', {
  buyFuel: {
    summary: 'Buy fuel with the wallet',
    description:
      'Moves money: send an `Idempotency-Key`, and look up the outcome if the answer is lost. Exactly one of `liter` and `amount` is null. An order in pesos never costs more than its amount. With `X-Quoted-Price`, a changed price refuses the call with `PriceChanged` and nothing is bought.',
  },
  listBuyFuels: {
    summary: 'List the purchases of a fleet',
    description: newestFirst,
  },
})

export const fuelCodesTexts = tagged('Fuel codes', {
  createFuelCodes: {
    summary: 'Create fuel codes',
    description:
      'Moves fuel credit: send an `Idempotency-Key`, and look up the outcome if the answer is lost. Creates all codes of the list or none. The answer has the codes, or their count.',
  },
  listFuelCodes: {
    summary: 'List the fuel codes of a fleet',
    description: newestFirst,
  },
  countFuelCodes: { summary: 'Count the fuel codes of a fleet' },
  listActiveFuelCodes: { summary: 'List the active fuel codes of a fleet' },
  updateFuelCode: {
    summary: 'Deactivate or change a fuel code',
    description:
      '`status: Deactivated` is final and returns the unused litres. `endDate` and `autoRenew` can change while the code is scheduled.',
  },
})

export const fuelCodeTemplatesTexts = tagged('Fuel code templates', {
  createTemplate: { summary: 'Save a template of a fuel code' },
  listTemplates: {
    summary: 'List the templates of a fleet',
    description: perPage,
  },
  updateTemplate: { summary: 'Update a template' },
  deleteTemplate: { summary: 'Delete a template' },
})

export const transactionsTexts = tagged('Transactions', {
  listRedemptions: {
    summary: 'List the redemptions of fuel codes',
    description: newestFirst,
  },
  listPayments: {
    summary: 'List the fuel payments with fleet cards',
    description: newestFirst,
  },
  listMerchantPayments: {
    summary: 'List the purchases other than fuel with fleet cards',
    description: `Newest first. Hedging fleets have none. ${perPage}`,
  },
  listMerchantStations: {
    summary: 'List the stations where purchases other than fuel were made',
    description: perPage,
  },
})

export const fleetCardsTexts = tagged('Fleet cards', {
  listFleetCards: { summary: 'List the fleet cards of a fleet', description: perPage },
  updateFleetCard: {
    summary: 'Change a fleet card',
    description:
      'Changes either the status, or the details of an active card. `terminated` is final. A limit of 0 removes the limit. Null removes the driver or the vehicle.',
  },
})
