import { beginCashin, saveCard } from '../../testing/arrangeCashins.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'

/** The payment settings of a host that accepts cards and deposits. The deposit accounts do not exist. */
export const payments = {
  cardTokenization: () => Promise.resolve('no-token'),
  allowRawCardData: true,
  depositAccounts: ['One', 'Two', 'Three'].map((name) => ({
    bank: `Sample Bank ${name}`,
    accountName: 'SAMPLE ONLY, NOT AN ACCOUNT',
    accountNumber: '0000-0000-00',
  })),
  instructionFormUrls: {
    overTheCounter: 'https://forms.example.com/otc',
    bpi: 'https://forms.example.com/bpi',
  },
}

/** A wallet fleet with one saved card. */
export const withCard = ({ provider, ...portal }: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: 48_250_75,
  arrange: (fleet) => saveCard(fleet),
  provider: { payments, ...provider },
  ...portal,
})

/** A wallet fleet with a selected payment method and no saved card. */
export const withMethod = (method: string, { provider, ...portal }: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: 48_250_75,
  search: `method=${method}`,
  provider: { payments, ...provider },
  ...portal,
})

/**
 * The navigation state after a payment of 20,000 pesos. `ending` is the result at the server, `status` the one that the
 * payment page reported.
 */
export const returnState =
  (ending: string | undefined, status: string, order?: Parameters<typeof beginCashin>[2]) =>
  async (fleet: TestFleet) => {
    const { cashinId: cashInId, referenceNumber } = await beginCashin(fleet, 20_000, order)
    if (ending) await fleet.operate(`cashins/${cashInId}`, { ending })
    return { cashInId, referenceNumber, status }
  }
