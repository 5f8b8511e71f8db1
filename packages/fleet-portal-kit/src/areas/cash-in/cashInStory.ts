import { beginCashin, saveCard } from '../../testing/arrangeCashins.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'

/** A host that takes cards and deposits. The accounts are samples: nobody can be paid there. */
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

/** A wallet fleet with a saved card. */
export const withCard = ({ provider, ...portal }: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: 48_250_75,
  arrange: (fleet) => saveCard(fleet),
  provider: { payments, ...provider },
  ...portal,
})

/** The way to pay, and nothing saved. */
export const paidBy = (method: string, { provider, ...portal }: StoryPortal = {}): StoryPortal => ({
  type: 'locqpay',
  funds: 48_250_75,
  search: `method=${method}`,
  provider: { payments, ...provider },
  ...portal,
})

/** What a landing hands over of a payment of 20,000 pesos that ended so at the server. */
export const returnOf =
  (ending: string | undefined, status: string, order?: Parameters<typeof beginCashin>[2]) =>
  async (fleet: TestFleet) => {
    const { cashinId: cashInId, referenceNumber } = await beginCashin(fleet, 20_000, order)
    if (ending) await fleet.operate(`cashins/${cashInId}`, { ending })
    return { cashInId, referenceNumber, status }
  }
