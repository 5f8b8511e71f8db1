import type { Meta, StoryObj } from '@storybook/react-vite'
import { cancelReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { expect } from 'storybook/test'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { createAllReports, createReport } from './downloadsScene.ts'
import { FleetDownloads } from './FleetDownloads.tsx'

const withReports = (portal: StoryPortal = {}): StoryPortal => ({ arrange: createAllReports, ...portal })

const meta = {
  component: FleetDownloads,
  args: { fleetId: '' },
  parameters: { portal: withReports() },
} satisfies Meta<typeof FleetDownloads>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.2 MB')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export again: buys.csv' })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }

export const Empty: Story = {
  parameters: { portal: withReports({ arrange: async () => undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Press Export on a list/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: withReports({ search: 'reportTypes=payment' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found')).toBeVisible()
    await expect(await canvas.findByText('Report type: Fleet card payment')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  parameters: { portal: withReports({ prepareWire: (wire) => wire.breakAt(listReports, 'before-tx') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
  },
}

/** The report finished while the confirmation was open. */
export const TooLateToCancel: Story = {
  parameters: {
    portal: withReports({ prepareWire: (wire) => wire.refuse(cancelReport, 'IllegalTransition') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel redemption-all.csv' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel report' }))
    await expect(await canvas.findByText(/This has changed in the meantime/)).toBeVisible()
  },
}

export const LongNames: Story = {
  parameters: {
    portal: withReports({
      arrange: async (fleet) => {
        const fileName = `${'redemptions-of-the-northern-mindanao-and-visayas-cold-chain-'.repeat(3)}.csv`
        await createReport(fleet, { fileName, content: 'x' })
        await createReport(fleet, { fileName, status: 'in progress', progress: 100 })
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In progress, 100% done')).toBeVisible()
  },
}
