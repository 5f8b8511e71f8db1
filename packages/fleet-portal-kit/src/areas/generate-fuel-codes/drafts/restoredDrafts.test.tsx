import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { copyOfTab, reloadPage, workKept } from '../../../testing/reloadPage.ts'
import { tabLocks } from '../../../testing/tabLocks.ts'
import { addCode, anyCode, codesOf, drafts, fill, open, press } from '../generateScene.tsx'

describe('drafts', () => {
  test('come back after a reload, say from when they are, and can be discarded and brought back', async () => {
    const { person, fleet } = await open()
    await addCode(person)
    await addCode(person)
    await reloadPage()
    const again = await open({ fleet })
    expect(await screen.findByText(/^2 drafts from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(drafts()).toHaveLength(2)
    await press(again.person, 'Discard')
    expect(screen.getByText('No codes yet')).toBeVisible()
    await press(again.person, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(screen.queryByText(/^2 drafts from/)).toBeNull()
    await press(again.person, 'Delete code 1')
    await press(again.person, 'Delete code 1')
    await reloadPage()
    await open({ fleet })
    expect(drafts()).toHaveLength(0)
  })

  test('come back in another tab after theirs was closed, with their age', async () => {
    const { freeAll } = tabLocks()
    const { person, fleet } = await open()
    await addCode(person)
    await waitFor(() => expect(JSON.stringify(Object.keys(localStorage))).toContain('generate-fuel-codes'))
    cleanup()
    freeAll()
    sessionStorage.clear()
    await open({ fleet })
    expect(await screen.findByText(/^1 draft from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(drafts()).toHaveLength(1)
  })

  test('wait for the same person when a session ends by itself, and go when they sign out', async () => {
    const { person, fleet, session } = await open()
    await addCode(person)
    session.end('expired')
    await reloadPage()
    const again = await open({ fleet })
    expect(await screen.findByText(/^1 draft from/)).toBeVisible()
    again.session.end('signed-out')
    expect(workKept(fleet)).toEqual([])
    await reloadPage()
    await open({ fleet })
    expect(drafts()).toHaveLength(0)
  })

  test('are nothing for another person, and gone once another one signs in', async () => {
    const { person, fleet, session } = await open()
    await addCode(person)
    await reloadPage()
    await open({ fleet, as: 'fleet-manager' })
    expect(drafts()).toHaveLength(0)
    expect(workKept(fleet)).toHaveLength(1)
    await reloadPage()
    const again = await open({ fleet })
    const own = session.read().userDetails
    if (!own) throw new Error('Nobody is signed in.')
    again.session.end('expired')
    again.session.write({ accessToken: 'other', userDetails: { ...own, userId: 'usr_other' } })
    expect(workKept(fleet)).toEqual([])
  })

  test('that were on their way when the page went are looked up, not sent again, and shown as made', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    const release = wire.hold(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    await waitFor(() => expect(wire.of(createFuelCodes)).toHaveLength(1))
    await reloadPage()
    release()
    await waitFor(async () => expect(await codesOf(fleet)).toHaveLength(1))
    const again = await open({ fleet })
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    await press(again.person, 'Generate another')
    expect(drafts()).toHaveLength(0)
    expect(again.wire.of(createFuelCodes)).toEqual([])
    await reloadPage()
    await open({ fleet })
    expect(screen.queryByText(/was generated/)).toBeNull()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('that never arrived are kept, and it is said that nothing was generated', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    wire.hold(createFuelCodes)
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    await waitFor(() => expect(wire.of(createFuelCodes)).toHaveLength(1))
    await reloadPage()
    await open({ fleet })
    expect(await screen.findByText('Nothing was generated. Your drafts are saved.')).toBeVisible()
    expect(drafts()).toHaveLength(1)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('that a session ended on are kept, and it is said on return that nothing was generated', async () => {
    const { person, fleet, wire, session } = await open()
    await addCode(person)
    wire.refuse(createFuelCodes, 'Unauthorized')
    await press(person, 'Continue')
    await press(person, 'Generate 1 code')
    await waitFor(() => expect(session.read().accessToken).toBeUndefined())
    await reloadPage()
    const again = await open({ fleet })
    expect(await screen.findByText('Nothing was generated. Your drafts are saved.')).toBeVisible()
    expect(drafts()).toHaveLength(1)
    expect(again.wire.of(createFuelCodes)).toEqual([])
    await reloadPage()
    await open({ fleet })
    expect(await screen.findByText(/^1 draft from/)).toBeVisible()
    expect(await codesOf(fleet)).toEqual([])
  })
})

describe('a tab that was copied', () => {
  test('says that its drafts were generated already, with their codes, and generates none again', async () => {
    const { person, fleet } = await open()
    await addCode(person)
    await addCode(person, { ...anyCode, volume: '20' })
    // A copy of the tab holds what the tab held, and each goes on by itself.
    const copied = copyOfTab()
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    cleanup()
    copied()
    const copy = await open({ fleet })
    expect(await screen.findByText(/^2 drafts from/)).toBeVisible()
    await press(copy.person, 'Edit code 2')
    await fill(copy.person, { volume: '30' })
    await press(copy.person, 'Save code')
    await press(copy.person, 'Continue')
    await press(copy.person, 'Generate 2 codes')
    expect(
      await screen.findByText(/already generated in another tab\..* Nothing else was generated/),
    ).toBeVisible()
    expect(copy.wire.of(createFuelCodes)).toEqual([])
    expect(await codesOf(fleet)).toHaveLength(2)
    await press(copy.person, 'Generate another')
    // What was changed in the copy is a code of its own.
    expect(drafts()).toHaveLength(1)
    await press(copy.person, 'Continue')
    await press(copy.person, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect((await codesOf(fleet)).map(({ literVolume }) => literVolume).toSorted((a, b) => a - b)).toEqual([
      10_500, 20_000, 30_000,
    ])
  })
})

describe('a code that is being typed', () => {
  const addForm = async (person: UserEvent) => {
    await press(person, 'Add code')
    return within(await screen.findByRole('dialog'))
  }

  test('comes back after a reload, says from when it is, and can be discarded', async () => {
    const { person, fleet, navigation } = await open()
    await addForm(person)
    await fill(person, { type: 'any', volume: '12.5' })
    await reloadPage()
    await open({ fleet, search: navigation.search() })
    const form = within(await screen.findByRole('dialog', { name: 'Add Fuel Code' }))
    expect(await form.findByText(/^Your unsent input from .* was restored\.$/)).toBeVisible()
    expect(form.getByLabelText('Volume')).toHaveValue('12.5')
    expect(form.getByLabelText('Type')).toHaveValue('any')
    await person.click(form.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(form.getByLabelText('Volume')).toHaveValue(''))
    expect(workKept(fleet)).toEqual([])
    await person.type(form.getByLabelText('Volume'), '3')
    expect(form.queryByText('This field is required.')).toBeNull()
  })

  test('is gone once it was added, and comes back with its age after Cancel', async () => {
    const { person } = await open()
    await addCode(person)
    expect((await addForm(person)).getByLabelText('Volume')).toHaveValue('')
    await fill(person, { volume: '3' })
    await press(person, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const form = await addForm(person)
    expect(form.getByLabelText('Volume')).toHaveValue('3')
    expect(form.getByText(/^Your unsent input from .* was restored\.$/)).toBeVisible()
    await person.click(form.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(form.getByLabelText('Volume')).toHaveValue(''))
  })
})
