import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import {
  createTemplate,
  listTemplates,
  updateTemplate,
} from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../../testing/findDialog.ts'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { addDriver, makeCodes } from '../../../testing/fuelScene.ts'
import { reloadPage, tabKeys } from '../../../testing/reloadPage.ts'
import { drafts, fill, fleetWithFuel, open, press } from '../generateScene.tsx'
import { englishFormats } from '../../../testing/englishFormats.ts'

const template = (fleetId: string, name: string) =>
  ({
    fleetId,
    fuelCode: name,
    fuelCodeType: 'any',
    productCode: 'diesel',
    volumeRedeemLimit: millilitres(25_000),
    durationDays: 10,
    maxUsage: 1,
    sendSms: false,
    autoRenew: true,
  }) as const

async function openTemplates() {
  const fleet = await fleetWithFuel()
  await fleet.arrange(createTemplate, template(fleet.fleetId, 'Night run'))
  await fleet.arrange(createTemplate, template(fleet.fleetId, 'Day run'))
  const portal = await open({ fleet })
  await press(portal.user, 'Add from template')
  expect(await screen.findByText('2 templates, 2 active')).toBeVisible()
  return portal
}

describe('templates', () => {
  test('create drafts that start today, one for each selected template', async () => {
    const { user } = await openTemplates()
    await user.click(screen.getByLabelText('Select all 2'))
    await press(user, 'Add 2 codes')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    const period = `${englishFormats.formatDay(today())} – ${englishFormats.formatDay(plusDays(today(), 9))}`
    expect(screen.getAllByText(period)).toHaveLength(2)
    expect(screen.getAllByText('One-time')).toHaveLength(2)
  })

  test('whose driver is inactive create drafts that the list marks, and Undo removes them', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet)
    const fields = {
      ...template(fleet.fleetId, 'Night run'),
      fuelCodeType: 'driver-specific',
      driverId,
    } as const
    await fleet.arrange(createTemplate, fields)
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    const { user } = await open({ fleet })
    await press(user, 'Add from template')
    await user.click(await screen.findByLabelText('Select Night run'))
    await press(user, 'Add 1 code')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    expect(await screen.findByText(/1 code needs a change\. It is marked in the list\./)).toBeVisible()
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Driver: /)
    await press(user, 'Undo')
    expect(drafts()).toEqual([])
  })

  test('keep a name of more than 75 characters that is pasted, and say that it is too long', async () => {
    const { user } = await openTemplates()
    await press(user, 'Edit Night run')
    const form = within(await findDialog('Edit Template'))
    const name = form.getByLabelText(/Template name/)
    await user.clear(name)
    await user.paste('a'.repeat(76))
    await user.click(form.getByRole('button', { name: 'Save template' }))
    expect(await form.findByText('Maxlength is 75')).toBeVisible()
    expect(name).toHaveValue('a'.repeat(76))
  })

  test('can be renamed, deleted and restored with Undo', async () => {
    const { user, fleet } = await openTemplates()
    const names = async () => {
      const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
      return fuelCodeTemplates.map(({ fuelCode }) => fuelCode ?? '').toSorted((a, b) => a.localeCompare(b))
    }
    await press(user, 'Edit Night run')
    const form = within(await findDialog('Edit Template'))
    await user.clear(form.getByLabelText(/Template name/))
    await user.type(form.getByLabelText(/Template name/), 'Late run')
    await user.click(form.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Late run was saved.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
    await press(user, 'Delete Late run')
    await press(user, 'Delete template')
    expect(await screen.findByText('Late run was deleted.')).toBeVisible()
    expect(await names()).toEqual(['Day run'])
    await press(user, 'Undo')
    expect(await screen.findByText('Late run is back.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
  })

  test('are saved with a code that has the option to save a template', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, { saveTemplate: true })
    const { user } = await open({ fleet })
    await press(user, 'Add from template')
    expect(await screen.findByText('1 template, 1 active')).toBeVisible()
  })

  test('that were used last are listed first, with the date', async () => {
    const { user, fleet } = await openTemplates()
    const names = () =>
      screen.getAllByRole('checkbox', { name: /^Select [DN]/ }).map((box) => box.closest('li'))
    const last = names().at(-1)?.textContent?.includes('Night') ? 'Night run' : 'Day run'
    await user.click(screen.getByLabelText(`Select ${last}`))
    await press(user, 'Add 1 code')
    await press(user, 'Add from template')
    await screen.findByText('2 templates, 2 active')
    expect(names()[0]).toHaveTextContent(last)
    expect(names()[0]).toHaveTextContent(`Last used ${englishFormats.formatDay(today())}`)
    expect(names()[1]).not.toHaveTextContent('Last used')
    expect((await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })).count).toBe(2)
  })
})

describe('an unfinished template in the form', () => {
  const storedDrafts = () => tabKeys().filter((name) => name.includes('fuel-code-template'))

  test('is restored completely after a reload, and can be saved', async () => {
    const { user, fleet, navigation } = await openTemplates()
    await addDriver(fleet)
    await press(user, 'Create template')
    await fill(user, {
      type: 'driver-specific',
      product: 'gas91',
      volume: '12.125',
      days: '30',
      driver: 'José',
    })
    const form = within(screen.getByRole('dialog', { name: 'Create Template' }))
    await user.type(form.getByLabelText(/Template name/), 'Early run')
    await user.click(form.getByLabelText('Send the code by SMS'))
    await reloadPage()
    const again = await open({ fleet, search: navigation.search() })
    const restored = within(await findDialog('Create Template'))
    expect(await restored.findByText(/^Your input from .* was restored\.$/)).toBeVisible()
    expect(restored.getByLabelText(/Template name/)).toHaveValue('Early run')
    expect(restored.getByLabelText('Driver')).toHaveValue('José Peñaflor')
    await again.user.click(restored.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Early run was saved.')).toBeVisible()
    const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
    expect(fuelCodeTemplates.find(({ fuelCode }) => fuelCode === 'Early run')).toMatchObject({
      fuelCodeType: 'driver-specific',
      productCode: 'gas91',
      volumeRedeemLimit: 12_125,
      durationDays: 30,
      sendSms: true,
      driver: { firstName: 'José' },
    })
    await waitFor(() => expect(storedDrafts()).toEqual([]))
  })

  test('of an existing template restores only the changed fields, and shows the changes of another user', async () => {
    const { user, fleet, navigation } = await openTemplates()
    await press(user, 'Edit Night run')
    await fill(user, { volume: '26' })
    await reloadPage()
    const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
    const night = fuelCodeTemplates.find(({ fuelCode }) => fuelCode === 'Night run')
    await fleet.arrange(updateTemplate, {
      ...template(fleet.fleetId, 'Night run'),
      fuelCodeTemplateId: night?.fuelCodeTemplateId ?? '',
      durationDays: 20,
    })
    await open({ fleet, search: navigation.search() })
    const restored = within(await findDialog('Edit Template'))
    expect(restored.getByLabelText('Volume')).toHaveValue('26')
    expect(restored.getByLabelText('Duration in days')).toHaveValue('20')
  })

  test('of an existing template keeps what another user has saved since, and says so before it is sent', async () => {
    const { user, fleet } = await openTemplates()
    const stored = async () =>
      (await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })).fuelCodeTemplates
    await press(user, 'Edit Night run')
    const form = within(await findDialog('Edit Template'))
    await user.clear(form.getByLabelText(/Template name/))
    await user.type(form.getByLabelText(/Template name/), 'Late run')
    const night = (await stored()).find(({ fuelCode }) => fuelCode === 'Night run')
    await fleet.arrange(updateTemplate, {
      ...template(fleet.fleetId, 'Night run'),
      fuelCodeTemplateId: night?.fuelCodeTemplateId ?? '',
      volumeRedeemLimit: millilitres(40_000),
    })
    await user.click(form.getByRole('button', { name: 'Save template' }))
    await waitFor(() => expect(form.queryByText(/Changed by someone else/)).toBeVisible(), {
      timeout: 10_000,
    })
    expect(form.getByLabelText('Volume')).toHaveValue('40')
    await user.click(form.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Late run was saved.')).toBeVisible()
    expect((await stored()).find(({ fuelCode }) => fuelCode === 'Late run')).toMatchObject({
      volumeRedeemLimit: 40_000,
    })
  })

  test('is cleared when it is saved', async () => {
    const { user } = await openTemplates()
    await press(user, 'Create template')
    await fill(user, { type: 'any', product: 'diesel', volume: '5', days: '3' })
    expect(storedDrafts()).toHaveLength(1)
    await press(user, 'Save template')
    expect(await screen.findByText('3 templates, 3 active')).toBeVisible()
    await waitFor(() => expect(storedDrafts()).toEqual([]))
    await press(user, 'Create template')
    const form = within(await findDialog('Create Template'))
    expect(form.getByLabelText('Volume')).toHaveValue('')
  })
})
