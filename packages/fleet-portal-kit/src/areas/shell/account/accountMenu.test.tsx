import { screen, waitFor, within } from '@testing-library/react'
import { requestPasswordReset } from 'fleet-portal-api-client/contract/session'
import { listUserAccesses, updateUserAccess } from 'fleet-portal-api-client/contract/users'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../../../foundation/ui/Button.tsx'
import { StateView } from '../../../foundation/ui/StateView.tsx'
import { hasSingleKeys } from '../../../foundation/widget/singleKeys.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { InWidget } from '../../../testing/InWidget.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { renderInPortal, type PortalOptions } from '../../../testing/renderInPortal.tsx'
import { PortalShell } from '../PortalShell.tsx'
import type { PortalPreferences } from '../preferences.ts'

const area = () => <StateView tone="empty" title="The area" detail="The area is rendered here." />

async function openEntry(entry: string, preferences: PortalPreferences = {}, options: PortalOptions = {}) {
  const portal = await renderInPortal(
    () => (
      <PortalShell area="inbox" preferences={preferences}>
        {area}
      </PortalShell>
    ),
    options,
  )
  await portal.user.click(await screen.findByRole('button', { name: /^Account of/ }))
  await portal.user.click(await screen.findByRole('menuitem', { name: entry }))
  return { ...portal, dialog: await findDialog(entry) }
}

describe('the settings', () => {
  test('offer what the page keeps, and tell the page each choice', async () => {
    const onColorScheme = vi.fn()
    const onLanguage = vi.fn()
    const { user, dialog } = await openEntry('Settings', {
      colorScheme: { value: 'auto', onChange: onColorScheme },
      language: {
        value: 'en-PH',
        choices: [
          { locale: 'en-PH', name: 'English' },
          { locale: 'fil-PH', name: 'Filipino' },
        ],
        onChange: onLanguage,
      },
    })
    expect(within(dialog).getByRole('radio', { name: 'As the system' })).toBeChecked()
    expect(within(dialog).queryByRole('radiogroup', { name: 'Density' })).toBeNull()
    await user.click(within(dialog).getByRole('radio', { name: 'Dark' }))
    expect(onColorScheme).toHaveBeenCalledWith('dark')
    await user.click(within(dialog).getByRole('radio', { name: 'Filipino' }))
    expect(onLanguage).toHaveBeenCalledWith('fil-PH')
  })

  test('switch single-key shortcuts off and on', async () => {
    const { user, dialog, portal } = await openEntry('Settings')
    const box = within(dialog).getByRole('checkbox', { name: 'Single-key shortcuts' })
    expect(box).toBeChecked()
    await user.click(box)
    expect(hasSingleKeys(portal.deviceStorage)).toBe(false)
    await user.click(box)
    expect(hasSingleKeys(portal.deviceStorage)).toBe(true)
  })
})

describe('my account', () => {
  const rowOf = (dialog: HTMLElement, page: string) =>
    within(dialog).getByRole('rowheader', { name: page }).closest('tr') as HTMLElement

  test('tells an Admin whether two-factor authentication is on, and where to change it', async () => {
    const fleet = await testFleet()
    const { userAccesses } = await fleet.arrange(listUserAccesses, {
      fleetId: fleet.fleetId,
      searchKey: fleet.emailOf('portal-admin'),
    })
    const own = userAccesses.find(({ user }) => user.email === fleet.emailOf('portal-admin'))
    const { userAccessId = '', role = '' } = own ?? {}
    await fleet.arrange(updateUserAccess, {
      userAccessId,
      email: fleet.emailOf('portal-admin'),
      role: role as 'portal-admin',
      isFaEnabled: true,
    })
    const { user, dialog, navigation } = await openEntry('My account', {}, { fleet })
    const navigate = vi.spyOn(navigation, 'navigate')
    const link = await within(dialog).findByRole('link', { name: 'Change in User Access' })
    expect(within(dialog).getByText('Two-factor authentication').closest('div')).toHaveTextContent(/On/)
    await user.click(link)
    expect(navigate.mock.calls[0]?.[0]).toEqual({
      area: 'user-access',
      search: { searchKey: fleet.emailOf('portal-admin') },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('does not guess the two-factor setting of a role that may not read it', async () => {
    const { dialog, wire } = await openEntry('My account', {}, { as: 'fleet-manager' })
    expect(rowOf(dialog, 'Generate Fuel Codes')).toBeVisible()
    expect(dialog).not.toHaveTextContent('Two-factor')
    expect(wire.of(listUserAccesses)).toEqual([])
  })

  test('tells a fleet manager what the role may do on each page, and who can change it', async () => {
    const { dialog } = await openEntry('My account', {}, { as: 'fleet-manager' })
    expect(rowOf(dialog, 'Generate Fuel Codes')).toHaveTextContent('Everything')
    expect(rowOf(dialog, 'Cash In')).toHaveTextContent('No access')
    expect(rowOf(dialog, 'Promos')).toHaveTextContent('No access')
    expect(dialog).toHaveTextContent('An Admin of the fleet can change your role.')
  })

  test('asks first, sends a link to change the password to the email of the user, and says so', async () => {
    const { user, dialog, wire, events } = await openEntry('My account')
    const email = within(dialog).getByText(/@/).textContent
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }))
    const question = await findDialog('Change your password?', 'alertdialog')
    expect(question).toHaveTextContent(`We send a link to ${email}.`)
    expect(wire.of(requestPasswordReset)).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Send the link' }))
    expect(await within(dialog).findByText(/^We sent a link to .*@/)).toBeVisible()
    expect(wire.of(requestPasswordReset).map(({ body }) => body)).toEqual([{ email }])
    expect(events.map(({ type }) => type)).toContain('password-reset.requested')
    expect(within(dialog).getByRole('button', { name: 'Send the link again' })).toHaveFocus()
  })

  test('says why the link could not be sent, and offers it again', async () => {
    const { user, dialog, wire } = await openEntry('My account')
    wire.refuse(requestPasswordReset, 'E9999')
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }))
    const question = within(await findDialog('Change your password?', 'alertdialog'))
    await user.click(question.getByRole('button', { name: 'Send the link' }))
    expect(await question.findByRole('alert')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(within(dialog).getByRole('button', { name: 'Change password' })).toHaveFocus()
  })

  test('lists only the pages that the type of the fleet has', async () => {
    const { dialog } = await openEntry('My account', {}, { as: 'fleet-manager', type: 'locqpay' })
    expect(rowOf(dialog, 'Fleet Card Management')).toHaveTextContent('View and change')
    expect(dialog).not.toHaveTextContent('Buy Fuel')
  })

  test('lists no page of fleet cards for a fleet whose menu has none', async () => {
    const { dialog } = await openEntry('My account', {}, { as: 'fleet-manager', type: 'hedging' })
    expect(rowOf(dialog, 'Generate Fuel Codes')).toHaveTextContent('Everything')
    expect(dialog).not.toHaveTextContent('Fleet Card')
  })

  test('says that an Admin may do everything in one sentence', async () => {
    const { dialog } = await openEntry('My account', {}, { type: 'hedging' })
    expect(dialog).toHaveTextContent('Everything, on every page of the menu.')
    expect(within(dialog).queryByRole('table')).toBeNull()
  })
})

test('an address without a page says so, and leads to the start page', async () => {
  const { user, navigation } = await renderInPortal(() => (
    <PortalShell area="landing" isUnknown>
      {area}
    </PortalShell>
  ))
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  expect(document.title).toMatch(/^This page does not exist – /)
  const navigate = vi.spyOn(navigation, 'navigate')
  await user.click(screen.getByRole('button', { name: /home|start/i }))
  expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'dashboard' })
})

test('codes and numbers can be hidden on every page, and shown again', async () => {
  const { user, container } = await renderInPortal(() => <PortalShell area="inbox">{area}</PortalShell>)
  const isPrivate = () => container.querySelector('.fpk-surface')?.hasAttribute('data-private')
  const choose = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Hide codes, card and mobile numbers')
  expect(isPrivate()).toBe(true)
  await choose('Show codes, card and mobile numbers')
  expect(isPrivate()).toBe(false)
})

/** Renders a page with a button that emits events, and returns a function that opens the dialog of the activity. */
async function renderActivity(emitAll: (emit: ReturnType<typeof useEmit>) => void) {
  function Changes() {
    const emit = useEmit()
    return <Button onClick={() => emitAll(emit)}>Change</Button>
  }
  const rendered = await renderInPortal(() => (
    <PortalShell area="inbox">
      {() => (
        <InWidget>
          <Changes />
        </InWidget>
      )}
    </PortalShell>
  ))
  const openActivity = async () => {
    await rendered.user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'My activity' }))
    return findDialog('My activity')
  }
  return { ...rendered, openActivity }
}

test('my activity lists what the user did in this fleet with this browser, with names', async () => {
  const { user, unmount, openActivity } = await renderActivity((emit) => {
    emit('driver.created', { driverId: 'drv_1', name: 'Luz Cruz' })
    emit('fuel-codes.generated', { count: 1 })
    emit('user.invited', { role: 'portal-admin', email: 'ana@fleet.test' })
    emit('report.requested', { reportType: 'pricing-history' })
  })
  expect(await openActivity()).toHaveTextContent('Nothing yet.')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(async () => {
    const entries = within(await openActivity())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/[A-Z][a-z]{2} \d+, .*[AP]M/, ' '))
    expect(entries).toEqual([
      'Export requested Price history',
      'User invited ana@fleet.testAdmin',
      'Fuel codes generated 1 code',
      'Driver added Luz Cruz',
    ])
  })
  unmount()
})

test('my activity says what was changed and how much was paid', async () => {
  const { user, unmount, openActivity } = await renderActivity((emit) => {
    emit('fuel.bought', { buyFuelId: 'buy_1', product: 'diesel', volume: 100_000, charge: 5_512_00 })
    emit('cash-in.started', { cashInId: 'csh_1', method: 'online-banking', amount: 5_000_00 })
    emit('fleet-card.updated', {
      fuelCardId: 'fcd_1',
      changes: [
        { field: 'locqpayLimit', before: 0, after: 60_000_00 },
        { field: 'transactionLimit', after: 5 },
        { field: 'gas91', before: true, after: false },
        { field: 'driverId', before: 'drv_1', after: 'drv_2' },
      ],
    })
    emit('user.updated', {
      userAccessId: 'usr_1',
      email: 'ana@fleet.test',
      changes: [
        { field: 'role', before: 'purchaser', after: 'portal-admin' },
        { field: 'isFaEnabled', before: false, after: true },
      ],
    })
  })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await waitFor(async () => {
    const dialog = await openActivity()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4)
    expect(dialog).toHaveTextContent('100 L of Diesel for ₱5,512.00')
    expect(dialog).toHaveTextContent('₱5,000.00Online banking')
    expect(dialog).toHaveTextContent(
      'LocqPay limit per month: no limit → ₱60,000.00Transaction limit per monthGas 91 no longer allowedDriver',
    )
    expect(dialog).toHaveTextContent('Access type: Purchaser → AdminTwo-factor: off → on')
  })
  unmount()
})

test('my activity shows no ids: it leads to the page of an item whose name is not known', async () => {
  const { user, navigation, openActivity } = await renderActivity((emit) => {
    emit('cash-in.succeeded', { cashInId: 'csh_1' })
    emit('fuel-code.deactivated', { fuelCodeId: 'cod_1' })
    emit('driver.deactivated', { driverId: 'drv_1' })
  })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await waitFor(async () => {
    const dialog = await openActivity()
    expect(within(dialog).getByRole('link', { name: 'Open the driver' })).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Open the fuel code' })).toBeVisible()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    expect(dialog).not.toHaveTextContent(/(drv|cod|csh)_1/)
  })
  const navigate = vi.spyOn(navigation, 'navigate')
  await user.click(screen.getByRole('link', { name: 'Open the driver' }))
  expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'driver', search: { driverId: 'drv_1' } })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My activity' })).toBeNull())
})

test('my activity has the link to change the password', async () => {
  const { user, dialog } = await openEntry('My account')
  await user.click(within(dialog).getByRole('button', { name: 'Change password' }))
  const question = within(await findDialog('Change your password?', 'alertdialog'))
  await user.click(question.getByRole('button', { name: 'Send the link' }))
  await within(dialog).findByText(/^We sent a link to .*@/)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'My activity' }))
  expect(await findDialog('My activity')).toHaveTextContent('Link to change the password requested')
})
