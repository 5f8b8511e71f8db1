import { listInbox } from 'fleet-portal-api-client/contract/inbox'
import { listPromos } from 'fleet-portal-api-client/contract/promos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FleetInbox } from '../areas/inbox/FleetInbox.tsx'
import { FleetPromos } from '../areas/promos/FleetPromos.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { findDialog } from './findDialog.ts'
import { renderInPortal, type PortalOptions } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const announcementOf = (html: string) => ({ subject: 'News', contentPreview: 'Read this', content: html })

/** The places that show HTML of the server: how to open each with some HTML, and how to check that its page still works. */
const places = {
  'the popup of an announcement': async (html: string, options: PortalOptions = {}) => {
    const fleet = await testFleet()
    await fleet.operate('announcements', { fleetId: fleet.fleetId, ...announcementOf(html) })
    const area = <input aria-label="A field" />
    await renderInPortal(() => <PortalShell area="drivers">{() => area}</PortalShell>, { fleet, ...options })
    const popup = await screen.findByRole('region', { name: 'News' })
    fireEvent.click(within(popup).getByRole('button', { name: 'Read' }))
    return {
      popup,
      expectPageWorks: async () => {
        fireEvent.click(within(popup).getByRole('button', { name: 'Close' }))
        await waitFor(() => expect(screen.queryByRole('region', { name: 'News' })).toBeNull())
        expect(screen.getByLabelText('A field')).toBeVisible()
        expect(screen.getByRole('link', { name: 'Drivers' })).toBeVisible()
      },
    }
  },
  'the inbox': async (html: string, options: PortalOptions = {}) => {
    const fleet = await testFleet()
    await fleet.operate('announcements', { fleetId: fleet.fleetId, ...announcementOf(html) })
    await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, { fleet, ...options })
    fireEvent.click(await screen.findByRole('button', { name: /News/ }))
    return {
      popup: await screen.findByRole('article', { name: 'News' }),
      expectPageWorks: async () => {
        expect(screen.getByLabelText('Search messages')).toBeVisible()
        expect(screen.getByRole('button', { name: /News/ })).toBeVisible()
      },
    }
  },
  'the dialog of a promo': async (html: string, options: PortalOptions = {}) => {
    const fleet = await testFleet()
    await fleet.operate('promos', { fleetId: fleet.fleetId, title: 'News', longDescription: html })
    await renderInPortal((fleetId) => <FleetPromos fleetId={fleetId} />, { fleet, ...options })
    fireEvent.click(await screen.findByRole('button', { name: 'News' }))
    const popup = await findDialog('News')
    return {
      popup,
      expectPageWorks: async () => {
        fireEvent.click(within(popup).getByText('Close'))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(screen.getByRole('button', { name: 'News' })).toBeVisible()
      },
    }
  },
}

/** Makes the sanitizer throw. */
const breakSanitizer = () =>
  vi.spyOn(Document.prototype, 'createNodeIterator').mockImplementation(() => {
    throw new Error('Planted')
  })

describe.each(Object.entries(places))('in %s', (_, open) => {
  test('a frameset does not change the page, and the HTML after it is shown', async () => {
    const { popup, expectPageWorks } = await open('<frameset><frame src="a"></frameset><p>Words</p>')
    expect(await within(popup).findByText('Words')).toBeVisible()
    expect(screen.queryByText('Something went wrong')).toBeNull()
    await expectPageWorks()
  })

  test('a failing sanitizer shows the content as plain text and does not break the page', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    breakSanitizer()
    const { popup, expectPageWorks } = await open(
      '<p>Words of <b>the</b> server</p><script>alert(1)</script>',
    )
    expect(await within(popup).findByText('Words of the server')).toBeVisible()
    expect(popup.querySelector('script, b')).toBeNull()
    await expectPageWorks()
  })
})

test.each([
  ['a frameset around text', '<html><frameset><noframes>Words</noframes></frameset></html>', ''],
  // Browsers limit the depth to about this.
  ['600 tags inside each other', `${'<blockquote>'.repeat(600)}Words`, 'Words'],
  ['22,000 tags', `Words${'<p>A</p>'.repeat(11_000)}`, 'Words'],
  ['names of the document', '<form name=body><input name=textContent></form><p>Words</p>', 'Words'],
])('%s do not break the inbox', async (_name, html, words) => {
  const { popup, expectPageWorks } = await places['the inbox'](html)
  if (words) await waitFor(() => expect(popup).toHaveTextContent(words))
  await expectPageWorks()
})

test('a promo with an unreadable image and URL breaks neither the page, nor other promos, nor its dialog', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fleet = await testFleet()
  const marketingBanners = ['Good', 'Bad'].map((title) => ({
    title,
    promoId: title,
    featuredImage: `https://images.test/${title}.png`,
    redirectUrl: `https://promos.test/${title}`,
  }))
  vi.stubGlobal(
    'URL',
    class extends URL {
      override get protocol() {
        if (this.href.includes('Bad')) throw new Error('Planted')
        return super.protocol
      }
    },
  )
  await renderInPortal((fleetId) => <FleetPromos fleetId={fleetId} />, {
    fleet,
    prepareWire: (wire) => wire.answer(listPromos, { marketingBanners, count: 2 }),
  })
  expect(await screen.findByAltText('Picture of Good')).toBeVisible()
  expect(screen.queryByAltText('Picture of Bad')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Bad' }))
  const dialog = await findDialog('Bad')
  expect(within(dialog).queryByRole('link')).toBeNull()
  fireEvent.click(within(dialog).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Good' }))
  expect(within(await findDialog('Good')).getByRole('link', { name: /opens in a new tab/ })).toBeVisible()
})

test.each([
  [
    'a million characters',
    { subject: 'x'.repeat(1_000_000), contentPreview: 'x'.repeat(1_000_000), content: '<b>' },
  ],
  ['half letters', { subject: 'x \uD800', contentPreview: '\uDFFF\0', content: '<p>x \uD800\0 \uDC00</p>' }],
])('texts of %s do not break the inbox', async (_, announcement) => {
  const fleet = await testFleet()
  await fleet.operate('announcements', { fleetId: fleet.fleetId, ...announcementOf('<p>Words</p>') })
  const { data } = await fleet.arrange(listInbox, { fleetId: fleet.fleetId })
  await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, {
    fleet,
    prepareWire: (wire) => wire.answer(listInbox, { data: data.map((one) => ({ ...one, announcement })) }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^x/ }))
  const reader = await screen.findByRole('article', { name: /^x/ })
  expect(reader.textContent.length).toBeLessThan(10_000)
  expect(screen.getByLabelText('Search messages')).toBeVisible()
})

test('an exception in the host’s slots, analytics or chat does not break the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const throwError = () => {
    throw new Error('Planted')
  }
  const provider = {
    slots: { Error: throwError },
    analytics: { track: throwError },
    chat: { show: throwError, hide: throwError },
  }
  const { unmount } = await renderInPortal(
    () => <PortalShell area="promos">{(fleetId) => <FleetPromos fleetId={fleetId} />}</PortalShell>,
    { provider, prepareWire: (wire) => wire.breakAt(listPromos, 'before-tx') },
  )
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Drivers' })).toBeVisible()
  unmount()
  expect(reported).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('an announcement with an impossible date shows the date as the server sent it', async () => {
  const fleet = await testFleet()
  const { arrange, fleetId } = fleet
  await fleet.operate('announcements', { fleetId, ...announcementOf('<p>Words</p>') })
  const { data } = await arrange(listInbox, { fleetId })
  const createdAt = '2026-13-45T25:61:00Z'
  await renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, {
    fleet,
    prepareWire: (wire) => wire.answer(listInbox, { data: data.map((one) => ({ ...one, createdAt })) }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /News/ }))
  expect(within(await screen.findByRole('article', { name: 'News' })).getByText(createdAt)).toBeVisible()
})
