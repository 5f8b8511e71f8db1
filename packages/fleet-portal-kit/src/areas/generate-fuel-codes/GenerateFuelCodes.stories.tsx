import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTemplate } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { millilitres } from 'fleet-portal-api-client/money'
import { expect, waitFor, within } from 'storybook/test'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { addDriver, buyLitres, enoughMoney } from '../../testing/fuelScene.ts'
import type { StoryPortal } from '../../testing/storyPortal.tsx'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'

/** Creates a balance of diesel and gas 91, a driver and two templates. */
async function arrangeFuel(fleet: TestFleet) {
  const { fleetId, arrange } = fleet
  await buyLitres(fleet, 'diesel', 1500)
  await buyLitres(fleet, 'gas91', 400.5)
  const driverId = await addDriver(fleet)
  const template = {
    fleetId,
    fuelCodeType: 'driver-specific',
    driverId,
    productCode: 'diesel',
    volumeRedeemLimit: millilitres(60_000),
    durationDays: 30,
    maxUsage: 1,
    sendSms: true,
    autoRenew: false,
  } as const
  await arrange(createTemplate, { ...template, fuelCode: 'Manila – Batangas, weekly run' })
  await arrange(createTemplate, {
    ...template,
    fuelCode: 'Generator',
    fuelCodeType: 'any',
    driverId: null,
    sendSms: false,
  })
}

const withFuel = (portal: StoryPortal = {}): StoryPortal => ({
  arrange: arrangeFuel,
  funds: enoughMoney,
  ...portal,
})

const meta = {
  component: GenerateFuelCodes,
  args: { fleetId: '' },
  parameters: { portal: withFuel() },
} satisfies Meta<typeof GenerateFuelCodes>
export default meta

type Story = StoryObj<typeof meta>

export const NoDrafts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('of 1,500 L in your balance')).toBeVisible()
  },
}

export const Dark: Story = { ...NoDrafts, globals: { scheme: 'dark' } }

export const Templates: Story = {
  parameters: { portal: withFuel({ search: 'dialog=templates' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Generator' }))
    await expect(await canvas.findByText('2 templates, 2 active')).toBeVisible()
  },
}

export const TemplatesSelected: Story = {
  parameters: { portal: withFuel({ search: 'dialog=templates' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select all 2'))
    await expect(await canvas.findByRole('button', { name: 'Add 2 codes' })).toBeVisible()
  },
}

export const NarrowTemplates: Story = { ...TemplatesSelected, globals: { width: 'narrow' } }

export const NewTemplate: Story = {
  parameters: { portal: withFuel({ search: 'dialog=templates&dialog-templates=new' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Create Template' })).toBeVisible()
  },
}

export const NoTemplates: Story = {
  parameters: { portal: withFuel({ arrange: () => Promise.resolve(), search: 'dialog=templates' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No templates yet')).toBeVisible()
  },
}

/** Two drafts from templates. */
export const Drafts: Story = {
  parameters: { portal: withFuel({ search: 'dialog=templates' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select all 2'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 codes' }))
    await expect(await canvas.findByRole('button', { name: 'Edit code 2' })).toBeVisible()
  },
}

export const NarrowDrafts: Story = { ...Drafts, globals: { width: 'narrow' } }

export const Confirming: Story = {
  ...Drafts,
  play: async (context) => {
    await Drafts.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  },
}

export const FormWithErrors: Story = {
  parameters: { portal: withFuel({ search: 'dialog=add' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add code' }))
    await expect((await canvas.findAllByText('This field is required.')).length).toBe(4)
  },
}

export const NarrowForm: Story = { ...FormWithErrors, globals: { width: 'narrow' } }

export const NoAccess: Story = {
  parameters: { portal: withFuel({ as: 'purchaser' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Authorized')).toBeVisible()
  },
}

export const DeactivatedFleet: Story = {
  parameters: { portal: withFuel({ isDeactivated: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Continue/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
