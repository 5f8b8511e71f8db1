import { act, screen, waitFor, within } from '@testing-library/react'
import { updateFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { UserEvent } from '@testing-library/user-event'
import { encode } from 'uqr'
import { describe, expect, test, vi } from 'vitest'
import { englishFormats } from '../../../testing/englishFormats.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { printedDocument } from '../../../testing/printedDocument.ts'
import { open } from '../codesScene.tsx'

async function openShareDialog(user: UserEvent, code: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${code}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share or print' }))
  return within(await findDialog('Share Fuel Code'))
}

describe('sharing a code', () => {
  test('shows no character of the code before the user asks for it, and reports that it was shown once', async () => {
    const { user, active, activeRaw, codes, events } = await open()
    const dialog = await openShareDialog(user, active)
    expect(dialog.queryByText(active)).toBeNull()
    expect(dialog.queryByRole('img')).toBeNull()
    expect(dialog.queryByText(/Fuel code/)).toBeNull()
    const { startDate = '', endDate = '' } = codes[0] ?? {}
    const period = `${englishFormats.formatDay(startDate)} – ${englishFormats.formatDay(endDate)}`
    expect(dialog.getByText((text) => text.endsWith(` · ${period}`))).toBeVisible()
    expect(events).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    expect(dialog.getByText(active)).toBeVisible()
    expect(dialog.getByRole('img', { name: `QR code of ${active}` })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Print card' }))
    const page = await printedDocument()
    expect(within(page.body).getByText(active)).toBeInTheDocument()
    expect(page.documentElement.innerHTML).not.toContain(`>${activeRaw}<`)
    const shown = {
      type: 'fuel-code.revealed',
      widget: 'fuel-codes',
      data: { fuelCodeId: codes[0]?.fuelCodeId },
    }
    expect(events).toEqual([shown])
  })

  test('has a QR code of the code and nothing else', async () => {
    const { user, active, activeRaw } = await open()
    const dialog = await openShareDialog(user, active)
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    const paths = dialog.getByRole('img').querySelectorAll('path')
    const { data } = encode(activeRaw, { ecc: 'M', border: 4 })
    const drawn = new Set(
      [...(paths[1]?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`),
    )
    const expected = new Set(
      data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : []))),
    )
    expect(drawn).toEqual(expected)
  })

  test('copies a message with the code, the volume that is left, the period and the bearers', async () => {
    const { user, active, fleet } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    const dialog = await openShareDialog(user, active)
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    await user.click(dialog.getByRole('button', { name: 'Copy message' }))
    const [[message] = []] = copied.mock.calls
    expect(message).toMatch(
      new RegExp(
        `^Fuel code ${active}: 60\\.5 L of Diesel\\. Valid from .+ to .+\\. For José Peñaflor, NAB1234 only\\. It works once\\. .+ Do not forward this code\\.$`,
      ),
    )
    expect(message).not.toContain(fleet.fleetId)
    expect(await screen.findByText('Message copied')).toBeVisible()
  })

  test('says that nothing was copied on a page without a clipboard', async () => {
    const { user, active } = await open()
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    const dialog = await openShareDialog(user, active)
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    await user.click(dialog.getByRole('button', { name: 'Copy message' }))
    expect(await screen.findByText(/does not allow copying/)).toBeVisible()
    clipboard.mockRestore()
  })

  test('hides a code that was deactivated while the dialog was open instead of printing its card', async () => {
    const { user, active, codes, fleet } = await open({ search: 'status=Active' })
    const dialog = await openShareDialog(user, active)
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await user.click(dialog.getByRole('button', { name: 'Print card' }))
    expect(await dialog.findByText('Only active or scheduled codes can be shared.')).toBeVisible()
    expect(dialog.queryByText(active)).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Print card' })).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('hides a code that was deactivated while the dialog was open and left the filtered list', async () => {
    const { user, active, codes, fleet, portal } = await open({ search: 'status=Active' })
    const dialog = await openShareDialog(user, active)
    await user.click(dialog.getByRole('button', { name: 'Show code' }))
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await act(() => portal.queryClient.invalidateQueries())
    expect(await dialog.findByText('Only active or scheduled codes can be shared.')).toBeVisible()
    expect(dialog.queryByText(active)).toBeNull()
  })

  test('is disabled with the reason for a code that can no longer be redeemed', async () => {
    const { user, deactivated } = await open()
    await user.click(await screen.findByRole('button', { name: `Actions for ${deactivated}` }))
    const item = await screen.findByRole('menuitem', { name: /Share or print/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('Only active or scheduled codes can be shared.')
  })

  test('is not offered to a role that may not change codes, by its menu or by a URL', async () => {
    const { user, active, codes, events, navigation } = await open({ as: 'purchaser' })
    await user.click(await screen.findByRole('button', { name: `Actions for ${active}` }))
    await screen.findByRole('menuitem', { name: 'View redemptions' })
    expect(screen.queryByRole('menuitem', { name: /Share/ })).toBeNull()
    await user.keyboard('{Escape}')
    navigation.setSearch(`dialog=share:${codes[0]?.fuelCodeId}`)
    await screen.findByRole('button', { name: `Actions for ${active}` })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(events).toEqual([])
  })
})

describe('printing codes', () => {
  test('prints a card for each selected code and reports each of them', async () => {
    const { user, active, scheduled, codes, events } = await open()
    await screen.findByText(active)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Print 2 cards' }))
    const dialog = within(await findDialog('Print Code Cards'))
    expect(dialog.getByText(/8 on an A4 sheet: 1 sheet\.$/)).toBeVisible()
    expect(events).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Print 2 cards' }))
    const page = within((await printedDocument()).body)
    expect(page.getAllByRole('article')).toHaveLength(2)
    for (const code of [active, scheduled]) expect(page.getByText(code)).toBeInTheDocument()
    expect(events.map(({ type, data }) => [type, data])).toEqual(
      expect.arrayContaining(
        codes.slice(0, 2).map(({ fuelCodeId }) => ['fuel-code.revealed', { fuelCodeId }]),
      ),
    )
    expect(events).toHaveLength(2)
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    frame.contentWindow?.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
  })
  test('prints no card of a code that was deactivated after it was selected', async () => {
    const { user, active, scheduled, codes, fleet, portal } = await open()
    await screen.findByText(active)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Print 2 cards' }))
    const dialog = within(await findDialog('Print Code Cards'))
    await fleet.arrange(updateFuelCode, { fuelCodeId: codes[0]?.fuelCodeId ?? '', status: 'Deactivated' })
    await act(() => portal.queryClient.invalidateQueries())
    await user.click(await dialog.findByRole('button', { name: 'Print 1 card' }))
    const page = within((await printedDocument()).body)
    expect(page.getByText(scheduled)).toBeInTheDocument()
    expect(page.queryByText(active)).toBeNull()
  })
})
