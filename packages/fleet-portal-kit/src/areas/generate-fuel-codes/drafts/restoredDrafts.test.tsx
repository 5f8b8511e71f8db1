import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { copyOfTab, reloadPage, workKept } from '../../../testing/reloadPage.ts'
import { tabLocks } from '../../../testing/tabLocks.ts'
import { addCode, anyCode, codesOf, drafts, fill, open, press } from '../generateScene.tsx'

describe('drafts', () => {
  test('are restored after a reload with their time, and can be discarded and restored with Undo', async () => {
    const { user, fleet } = await open()
    await addCode(user)
    await addCode(user)
    await reloadPage()
    const again = await open({ fleet })
    expect(await screen.findByText(/^2 drafts from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(drafts()).toHaveLength(2)
    await press(again.user, 'Discard')
    expect(screen.getByText('No codes yet')).toBeVisible()
    await press(again.user, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(screen.queryByText(/^2 drafts from/)).toBeNull()
    await press(again.user, 'Delete code 1')
    await press(again.user, 'Delete code 1')
    await reloadPage()
    await open({ fleet })
    expect(drafts()).toHaveLength(0)
  })

  test('are restored with their time in another tab after their tab was closed', async () => {
    const { freeAll } = tabLocks()
    const { user, fleet } = await open()
    await addCode(user)
    await waitFor(() => expect(JSON.stringify(Object.keys(localStorage))).toContain('generate-fuel-codes'))
    cleanup()
    freeAll()
    sessionStorage.clear()
    await open({ fleet })
    expect(await screen.findByText(/^1 draft from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(drafts()).toHaveLength(1)
  })

  test('are stored until the same user signs in again after a session expired, and deleted when the user signs out', async () => {
    const { user, fleet, session } = await open()
    await addCode(user)
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

  test('are not restored for another user, and deleted when another user signs in', async () => {
    const { user, fleet, session } = await open()
    await addCode(user)
    await reloadPage()
    await open({ fleet, as: 'fleet-manager' })
    expect(drafts()).toHaveLength(0)
    expect(workKept(fleet)).toHaveLength(1)
    await reloadPage()
    const again = await open({ fleet })
    const own = session.read().userDetails
    if (!own) throw new Error('No user is signed in.')
    again.session.end('expired')
    again.session.write({ accessToken: 'other', userDetails: { ...own, userId: 'usr_other' } })
    expect(workKept(fleet)).toEqual([])
  })

  test('that were being sent when the page closed are looked up, not sent again, and shown as generated', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    const release = wire.hold(createFuelCodes)
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    await waitFor(() => expect(wire.of(createFuelCodes)).toHaveLength(1))
    await reloadPage()
    release()
    await waitFor(async () => expect(await codesOf(fleet)).toHaveLength(1))
    const again = await open({ fleet })
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    await press(again.user, 'Generate another')
    expect(drafts()).toHaveLength(0)
    expect(again.wire.of(createFuelCodes)).toEqual([])
    await reloadPage()
    await open({ fleet })
    expect(screen.queryByText(/was generated/)).toBeNull()
    expect(await codesOf(fleet)).toHaveLength(1)
  })

  test('that never reached the server are kept, and a banner says that nothing was generated', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    wire.hold(createFuelCodes)
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    await waitFor(() => expect(wire.of(createFuelCodes)).toHaveLength(1))
    await reloadPage()
    await open({ fleet })
    expect(await screen.findByText('Nothing was generated. Your drafts are saved.')).toBeVisible()
    expect(drafts()).toHaveLength(1)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('that were sent with an expired session are kept, and the next visit says that nothing was generated', async () => {
    const { user, fleet, wire, session } = await open()
    await addCode(user)
    wire.refuse(createFuelCodes, 'Unauthorized')
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
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

describe('a copy of a tab', () => {
  test('shows the codes that the other tab generated from its drafts, and generates none of them again', async () => {
    const { user, fleet } = await open()
    await addCode(user)
    await addCode(user, { ...anyCode, volume: '20' })
    // The copy has the same storage as the tab, and changes it independently.
    const restoreCopiedTab = copyOfTab()
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    cleanup()
    restoreCopiedTab()
    const copy = await open({ fleet })
    expect(await screen.findByText(/^2 drafts from/)).toBeVisible()
    await press(copy.user, 'Edit code 2')
    await fill(copy.user, { volume: '30' })
    await press(copy.user, 'Save code')
    await press(copy.user, 'Continue')
    await press(copy.user, 'Generate 2 codes')
    expect(
      await screen.findByText(/already generated in another tab\..* Nothing else was generated/),
    ).toBeVisible()
    expect(copy.wire.of(createFuelCodes)).toEqual([])
    expect(await codesOf(fleet)).toHaveLength(2)
    await press(copy.user, 'Generate another')
    // The draft that was changed in the copy is a new code.
    expect(drafts()).toHaveLength(1)
    await press(copy.user, 'Continue')
    await press(copy.user, 'Generate 1 code')
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect((await codesOf(fleet)).map(({ literVolume }) => literVolume).toSorted((a, b) => a - b)).toEqual([
      10_500, 20_000, 30_000,
    ])
  })
})

describe('an unfinished draft in the form', () => {
  const openAddForm = async (user: UserEvent) => {
    await press(user, 'Add code')
    return within(await screen.findByRole('dialog'))
  }

  test('is restored after a reload with its time, and can be discarded', async () => {
    const { user, fleet, navigation } = await open()
    await openAddForm(user)
    await fill(user, { type: 'any', volume: '12.5' })
    await reloadPage()
    await open({ fleet, search: navigation.search() })
    const form = within(await screen.findByRole('dialog', { name: 'Add Fuel Code' }))
    expect(await form.findByText(/^Your input from .* was restored\.$/)).toBeVisible()
    expect(form.getByLabelText('Volume')).toHaveValue('12.5')
    expect(form.getByLabelText('Type')).toHaveValue('any')
    await user.click(form.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(form.getByLabelText('Volume')).toHaveValue(''))
    expect(workKept(fleet)).toEqual([])
    await user.type(form.getByLabelText('Volume'), '3')
    expect(form.queryByText('This field is required.')).toBeNull()
  })

  test('is cleared when it is added, and is restored with its time after Cancel', async () => {
    const { user } = await open()
    await addCode(user)
    const blank = await openAddForm(user)
    expect(blank.getByLabelText('Type')).toHaveValue('')
    // A new code has the volume of the last one.
    expect(blank.getByLabelText('Volume')).toHaveValue('10.5')
    await fill(user, { volume: '3' })
    await press(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const form = await openAddForm(user)
    expect(form.getByLabelText('Volume')).toHaveValue('3')
    expect(form.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(form.getByLabelText('Volume')).toHaveValue('10.5'))
  })
})
