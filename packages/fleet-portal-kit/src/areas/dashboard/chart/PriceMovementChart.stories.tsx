import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPriceMovements } from 'fleet-portal-api-client/contract/prices'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { expect, waitFor } from 'storybook/test'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import type { TestFleet } from '../../../testing/createTestFleet.ts'
import type { StoryPortal } from '../../../testing/storyPortal.tsx'
import { PriceMovementChart } from './PriceMovementChart.tsx'

/** Changes the price of every fuel on the first day of each of the last four weeks. */
async function movePrices({ fleetId, operate }: TestFleet) {
  for (const week of [4, 3, 2, 1]) {
    for (const [index, fuel] of fuels.entries()) {
      await operate('prices', {
        fleetId,
        productCode: fuel.charAt(0).toUpperCase() + fuel.slice(1),
        pumpPrice: 60 + index * 2 + (week % 2) * 1.1 - index * week * 0.15,
        discount: 2,
        effectiveAt: `${plusDays(today(), 1 - 7 * week)}T06:00:00+08:00`,
      })
    }
  }
}

const withPrices = (portal: StoryPortal = {}): StoryPortal => ({ arrange: movePrices, ...portal })

const meta = {
  component: PriceMovementChart,
  args: { fleetId: '' },
  parameters: { portal: withPrices() },
} satisfies Meta<typeof PriceMovementChart>
export default meta

type Story = StoryObj<typeof meta>

/** Waits for the shapes of the series. The chart element renders before its series. */
const expectShapes = (chart: HTMLElement, shapes: string, count: number) =>
  waitFor(() => expect(chart.querySelectorAll(shapes).length).toBe(count))

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Price movements' })
    await expectShapes(chart, '.visx-bar-group rect, .visx-bar-group path', 16)
    const last = chart.getAttribute('aria-valuetext')
    chart.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chart.getAttribute('aria-valuetext')).not.toBe(last)
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Cumulative: Story = {
  parameters: { portal: withPrices({ search: 'graph=priceMovementsCumulative' }) },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Cumulative price movements' })
    await expectShapes(chart, 'path[style*="stroke"]', 4)
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await expect(await canvas.findByRole('table', { name: 'Price movements' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { portal: withPrices({ search: 'range=dateRange&startDate=2021-01-01&endDate=2021-02-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Data.')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: {
    portal: withPrices({ prepareWire: (wire) => wire.breakAt(listPriceMovements, 'before-tx') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
