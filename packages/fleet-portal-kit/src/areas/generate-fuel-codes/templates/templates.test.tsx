import { createTemplate, listTemplates } from 'api-client/contract/fuelCodes'
import { millilitres } from 'api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../../foundation/format/calendar.ts'
import { formatDay, today } from '../../../foundation/format/days.ts'
import { makeCodes } from '../../../testing/fuelScene.ts'
import { drafts, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('templates', () => {
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
    const form = within(await screen.findByRole('dialog', { name: 'Edit Template' }))
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
})
