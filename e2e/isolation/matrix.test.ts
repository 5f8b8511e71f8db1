import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../tests/portal.ts'
import { serveHostPage, type HostPage } from './hostPage.ts'
import { frame, sheets, type Sheet } from './sheets.ts'
import { arrangeDrivers, showState, states } from './states.ts'

/* The style sheets of host pages against the states of widgets: no rule of the page may change a pixel, and no widget the page. */

test.describe.configure({ mode: 'parallel' })

let host: HostPage

test.beforeEach(async ({ fleet, page }) => {
  test.setTimeout(300_000)
  host = await serveHostPage(await arrangeDrivers(fleet))
  await page.goto(host.url)
  await page.addStyleTag({ content: frame })
})

test.afterEach(() => host.close())

/** The image of the window, as base64. */
async function pictureOf(page: Page, devtools: CDPSession): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return (await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data
}

/** The image of the window once it no longer changes. */
async function restingPicture(page: Page, devtools: CDPSession): Promise<string> {
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = await pictureOf(page, devtools)
      return last === before
    })
    .toBe(true)
  return last
}

/**
 * The number of pixels that differ by more than a browser draws the same curve differently from one image to the next, which is
 * up to 40 of 255 steps at the edges of icons. Of images of different sizes all differ.
 */
const differingPixels = (page: Page, pictures: readonly [string, string]) =>
  page.evaluate(async (sources) => {
    const images = await Promise.all(
      sources.map(async (source) => {
        const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      }),
    )
    const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = images
    if (one.length !== other.length) return Math.max(one.length, other.length) / 4
    let count = 0
    for (let pixel = 0; pixel < one.length; pixel += 4) {
      const isDifferent = [0, 1, 2].some(
        (channel) => Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)) > 40,
      )
      if (isDifferent) count += 1
    }
    return count
  }, pictures)

async function applySheet(page: Page, css: string) {
  await page.evaluate((text) => {
    document.getElementById('hostile')?.remove()
    const style = Object.assign(document.createElement('style'), { id: 'hostile', textContent: text })
    if (text) document.head.append(style)
    window.cover()
  }, css)
}

/** The caret blinks, so no image may contain it. */
async function hideCaret(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { caret-color: transparent !important }')
    for (const root of [document, document.querySelector('[data-fleet-portal]')?.shadowRoot]) {
      if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
  })
}

/** Attributes and computed styles of everything that is not the widget's. */
const hostState = (page: Page) =>
  page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    return [...document.querySelectorAll('html, body, body *:not(#slot, #slot *)')].map((element) => {
      const style = getComputedStyle(element)
      return [
        `${element.tagName}#${element.id}`,
        ...[...element.attributes].map(({ name, value }) => `${name}="${value}"`),
        ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ]
    })
  })

/** A change of the colour scheme makes the browser place every table again. */
const otherScheme = 'html { color-scheme: dark; scrollbar-color: red blue }'

/** The pictures of a state with each sheet. Returns the sheets that change it, with the number of pixels. */
async function sheetsThatShow(page: Page, devtools: CDPSession, candidates: readonly Sheet[], name: string) {
  // A browser rounds the places in a table that grew in steps to other pixels than those in a table that it places at once.
  await applySheet(page, otherScheme)
  await pictureOf(page, devtools)
  await applySheet(page, '')
  const clean = await restingPicture(page, devtools)
  const found: Record<string, number> = {}
  for (const sheet of candidates) {
    await applySheet(page, sheet.css)
    const picture = await pictureOf(page, devtools)
    const pixels = picture === clean ? 0 : await differingPixels(page, [clean, picture])
    if (pixels === 0) continue
    found[sheet.name] = pixels
    for (const [title, body] of [
      ['clean', clean],
      [sheet.name, picture],
    ] as const) {
      await test
        .info()
        .attach(`${name}, ${title}.png`, { body: Buffer.from(body, 'base64'), contentType: 'image/png' })
    }
  }
  await applySheet(page, '')
  return found
}

for (const isolation of ['scoped', 'shadow'] as const) {
  test(`no style sheet changes a widget in isolation ${isolation}, and no widget changes the page`, async ({
    page,
    fleet,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    const candidates = sheets.filter(({ onlyShadow }) => isolation === 'shadow' || !onlyShadow)
    await page.setViewportSize({ width: 1000, height: 640 })
    await hideCaret(page)
    const before = await hostState(page)
    const changed: Record<string, Record<string, number>> = {}
    for (const state of states) {
      await showState(page, host, state, { isolation, fleetId: fleet.fleetId })
      await hideCaret(page)
      if (!state.isNarrow) expect(await hostState(page), `the page during ${state.name}`).toEqual(before)
      const found = await sheetsThatShow(page, devtools, candidates, state.name)
      if (Object.keys(found).length > 0) changed[state.name] = found
      // The state is still there, so the comparisons were of it.
      await expect(state.sees(page)).toBeVisible()
      await page.evaluate(() => window.hide())
      if (!state.isNarrow) expect(await hostState(page), `the page after ${state.name}`).toEqual(before)
    }
    expect(changed).toEqual({})
  })
}

test('without isolation the comparison finds the rules of the page in every state', async ({
  page,
  fleet,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const classes = sheets.filter(({ name }) => name === 'rules with classes')
  for (const state of states) {
    await showState(page, host, state, { isolation: 'none', fleetId: fleet.fleetId })
    await hideCaret(page)
    const found = await sheetsThatShow(page, devtools, classes, state.name)
    expect(found['rules with classes'], state.name).toBeGreaterThan(1000)
    await page.evaluate(() => window.hide())
  }
})

test('every style sheet changes the page itself', async ({ page }) => {
  const plain = await hostState(page)
  for (const { name, css } of sheets) {
    await applySheet(page, css)
    expect(await hostState(page), name).not.toEqual(plain)
  }
})
