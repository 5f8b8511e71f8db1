import { createTemplate, listTemplates, updateTemplate } from 'api-client/contract/fuelCodes'
import { millilitres } from 'api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../../testing/findDialog.ts'
import { plusDays } from '../../../format/calendar.ts'
import { formatDay, today } from '../../../format/days.ts'
import { addDriver, makeCodes } from '../../../testing/fuelScene.ts'
import { reloadPage, tabKeys } from '../../../testing/reloadPage.ts'
import { drafts, fill, fleetWithFuel, open, press } from '../generateScene.tsx'

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
  await press(portal.person, 'Add from template')
  expect(await screen.findByText('2 templates, 2 active')).toBeVisible()
  return portal
}

describe('templates', () => {
  test('make drafts from today, all that are selected', async () => {
    const { person } = await openTemplates()
    await person.click(screen.getByLabelText('Select all 2'))
    await press(person, 'Add 2 codes')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    const period = `${formatDay(today())} – ${formatDay(plusDays(today(), 9))}`
    expect(screen.getAllByText(period)).toHaveLength(2)
    expect(screen.getAllByText('One-time')).toHaveLength(2)
  })

  test('can be created, renamed, deleted and brought back', async () => {
    const { person, fleet } = await openTemplates()
    const names = async () => {
      const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
      return fuelCodeTemplates.map(({ fuelCode }) => fuelCode ?? '').toSorted((a, b) => a.localeCompare(b))
    }
    await press(person, 'Edit Night run')
    const form = within(await findDialog('Edit Template'))
    await person.clear(form.getByLabelText(/Template name/))
    await person.type(form.getByLabelText(/Template name/), 'Late run')
    await person.click(form.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Late run was saved.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
    await press(person, 'Delete Late run')
    await press(person, 'Delete template')
    expect(await screen.findByText('Late run was deleted.')).toBeVisible()
    expect(await names()).toEqual(['Day run'])
    await press(person, 'Undo')
    expect(await screen.findByText('Late run is back.')).toBeVisible()
    expect(await names()).toEqual(['Day run', 'Late run'])
  })

  test('are saved with a code where that is asked for', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, { saveTemplate: true })
    const { person } = await open({ fleet })
    await press(person, 'Add from template')
    expect(await screen.findByText('1 template, 1 active')).toBeVisible()
  })

  test('that were used last come first and say so', async () => {
    const { person, fleet } = await openTemplates()
    const names = () =>
      screen.getAllByRole('checkbox', { name: /^Select [DN]/ }).map((box) => box.closest('li'))
    const last = names().at(-1)?.textContent?.includes('Night') ? 'Night run' : 'Day run'
    await person.click(screen.getByLabelText(`Select ${last}`))
    await press(person, 'Add 1 code')
    await press(person, 'Add from template')
    await screen.findByText('2 templates, 2 active')
    expect(names()[0]).toHaveTextContent(last)
    expect(names()[0]).toHaveTextContent(`Last used ${formatDay(today())}`)
    expect(names()[1]).not.toHaveTextContent('Last used')
    expect((await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })).count).toBe(2)
  })
})

describe('a template that is being typed', () => {
  const kept = () => tabKeys().filter((name) => name.includes('fuel-code-template'))

  test('comes back after a reload with everything in it, and is saved as it was', async () => {
    const { person, fleet, navigation } = await openTemplates()
    await addDriver(fleet)
    await press(person, 'Create template')
    await fill(person, {
      type: 'driver-specific',
      product: 'gas91',
      volume: '12.125',
      days: '30',
      driver: 'José',
    })
    const form = within(screen.getByRole('dialog', { name: 'Create Template' }))
    await person.type(form.getByLabelText(/Template name/), 'Early run')
    await person.click(form.getByLabelText('Send the code by SMS'))
    await reloadPage()
    const again = await open({ fleet, search: navigation.search() })
    const back = within(await findDialog('Create Template'))
    expect(await back.findByText(/^Your unsent input from .* was restored\.$/)).toBeVisible()
    expect(back.getByLabelText(/Template name/)).toHaveValue('Early run')
    expect(back.getByLabelText('Driver')).toHaveValue('José Peñaflor')
    await again.person.click(back.getByRole('button', { name: 'Save template' }))
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
    await waitFor(() => expect(kept()).toEqual([]))
  })

  test('that is being edited comes back as what was changed alone, beside what another person changed', async () => {
    const { person, fleet, navigation } = await openTemplates()
    await press(person, 'Edit Night run')
    await fill(person, { volume: '26' })
    await reloadPage()
    const { fuelCodeTemplates } = await fleet.arrange(listTemplates, { fleetId: fleet.fleetId })
    const night = fuelCodeTemplates.find(({ fuelCode }) => fuelCode === 'Night run')
    await fleet.arrange(updateTemplate, {
      ...template(fleet.fleetId, 'Night run'),
      fuelCodeTemplateId: night?.fuelCodeTemplateId ?? '',
      durationDays: 20,
    })
    await open({ fleet, search: navigation.search() })
    const back = within(await findDialog('Edit Template'))
    expect(back.getByLabelText('Volume')).toHaveValue('26')
    expect(back.getByLabelText('Duration in days')).toHaveValue('20')
  })

  test('is gone once it was saved', async () => {
    const { person } = await openTemplates()
    await press(person, 'Create template')
    await fill(person, { type: 'any', product: 'diesel', volume: '5', days: '3' })
    expect(kept()).toHaveLength(1)
    await press(person, 'Save template')
    expect(await screen.findByText('3 templates, 3 active')).toBeVisible()
    await waitFor(() => expect(kept()).toEqual([]))
    await press(person, 'Create template')
    const form = within(await findDialog('Create Template'))
    expect(form.getByLabelText('Volume')).toHaveValue('')
  })
})
