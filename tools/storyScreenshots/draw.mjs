import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from '../run.mjs'

/**
 * @typedef {{ name: string, globals: Record<string, string>, width: number }} Mode
 *
 * The modes of a story, the same as those of Chromatic in `apps/storybook/.storybook/preview.tsx`.
 *
 * @type {readonly [Mode, Mode, Mode]}
 */
const modes = [
  { name: 'light', globals: { scheme: 'light', width: 'wide' }, width: 1440 },
  { name: 'dark', globals: { scheme: 'dark', width: 'wide' }, width: 1440 },
  { name: 'narrow', globals: { scheme: 'light', width: 'narrow' }, width: 390 },
]

const height = 900
/** The window of a story with the viewport `phone`, as in `apps/storybook/.storybook/preview.tsx`. */
const phone = { width: 390, height: 844 }
/** A story that takes longer has failed, in milliseconds. */
const storyTimeout = 120_000
/** Attempts to draw the same screenshot twice in a row. */
const maxAttempts = 8

/** A browser for screenshots: the one that the set-up found, with the same text rendering everywhere. */
export function openBrowser() {
  const note = join(root, '.cache/chromium')
  const executablePath = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      // A tile that is partly drawn again, or by several threads, has edges that differ by one step of a colour.
      '--disable-partial-raster',
      '--num-raster-threads=1',
      // Every page starts a database. To optimize its code takes a quarter of the time, and the page ends before that pays.
      '--js-flags=--liftoff-only',
    ],
  })
}

/**
 * Waits until the story of the page has ended: rendered, played and settled.
 *
 * @param {import('playwright').Page} page
 * @param {string} id
 * @returns {Promise<{ isFixed: boolean, isSkipped: boolean }>} `isFixed`: the story has its own colours or width, so that
 *   modes do not apply; `isSkipped`: the story takes no screenshots, in Chromatic neither
 */
async function waitForStory(page, id) {
  const prepared = await page.waitForFunction(
    (wanted) => {
      const render = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender
      if (render?.id !== wanted || !(render.story || render.phase === 'errored')) return undefined
      return { viewport: render.story?.storyGlobals?.viewport?.value }
    },
    id,
    { timeout: storyTimeout, polling: 50 },
  )
  const { viewport } = /** @type {{ viewport?: string }} */ (await prepared.jsonValue())
  if (viewport === 'phone') await page.setViewportSize(phone)
  const ended = await page.waitForFunction(
    (wanted) => {
      const render = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender
      if (render?.id !== wanted || (render.phase !== 'finished' && render.phase !== 'errored'))
        return undefined
      const hasFailed = render.phase === 'errored' || document.body.classList.contains('sb-show-errordisplay')
      const error = hasFailed ? (document.querySelector('#error-message')?.textContent ?? 'unknown') : ''
      const { storyGlobals = {}, parameters = {} } = render.story ?? {}
      const isSkipped = parameters.chromatic?.disableSnapshot === true
      return { error, isFixed: Object.keys(storyGlobals).length > 0, isSkipped }
    },
    id,
    { timeout: storyTimeout, polling: 50 },
  )
  const { error, isFixed, isSkipped } =
    /** @type {{ error: string, isFixed: boolean, isSkipped: boolean }} */ (await ended.jsonValue())
  if (error) throw new Error(`The story fails: ${error.slice(0, 500)}`)
  return { isFixed, isSkipped }
}

/**
 * Changes the mode of the page and waits until the story has settled again. The story is not played again.
 *
 * @param {import('playwright').Page} page
 * @param {Mode} mode
 */
async function changeMode(page, { globals, width }) {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    (next) =>
      new Promise((resolve) => {
        const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyFinished', resolve)
        channel.emit('updateGlobals', { globals: next })
      }),
    globals,
  )
}

/** A page that counts its requests, so that a screenshot waits for what the page loads. */
class StoryPage {
  #requests = 0
  /** @param {import('playwright').Page} page */
  constructor(page) {
    this.page = page
    page.on('request', () => (this.#requests += 1))
    page.on('requestfinished', () => (this.#requests += 1))
  }

  /**
   * Opens a story in the mode light and waits until it has settled.
   *
   * @param {string} url of the Storybook
   * @param {string} id
   */
  async open(url, id) {
    const [{ globals, width }] = modes
    await this.page.setViewportSize({ width, height })
    const values = Object.entries(globals).map(([key, value]) => `${key}:${value}`)
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      chromatic: 'true',
      globals: [...values, 'a11y.manual:!true'].join(';'),
    })
    await this.page.goto(`${url}/iframe.html?${query}`, { waitUntil: 'commit' })
    return waitForStory(this.page, id)
  }

  /** Takes screenshots until two in a row are equal. */
  async screenshot() {
    let before
    let requestsBefore = -1
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const after = await this.page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true })
      if (before?.equals(after) && requestsBefore === this.#requests) return after
      before = after
      requestsBefore = this.#requests
      await this.page.waitForTimeout(60)
    }
    throw new Error('The screenshot changes all the time.')
  }
}

/**
 * A context for the pages of stories. Every page of it starts with empty storage.
 *
 * @param {import('playwright').Browser} browser
 */
async function openContext(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  })
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return context
}

/**
 * Opens stories one after the other, each in a new page, and takes a screenshot in each mode. A story with its own colours
 * or width has one screenshot only.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, ids: readonly string[], workers: number }} options
 * @param {(shot: { id: string, mode: string, png?: Buffer, error?: string }) => Promise<void> | void} receive
 */
export async function drawStories(browser, { url, ids, workers }, receive) {
  const queue = ids.values()

  const draw = async (
    /** @type {import('playwright').BrowserContext} */ context,
    /** @type {string} */ id,
  ) => {
    const page = await context.newPage()
    try {
      const story = new StoryPage(page)
      const { isFixed, isSkipped } = await story.open(url, id)
      if (isSkipped) return
      for (const mode of isFixed ? modes.slice(0, 1) : modes) {
        if (mode !== modes[0]) await changeMode(page, mode)
        await receive({ id, mode: isFixed ? 'own' : mode.name, png: await story.screenshot() })
      }
    } catch (error) {
      await receive({ id, mode: '', error: error instanceof Error ? error.message : String(error) })
    } finally {
      await page.close()
    }
  }

  const work = async () => {
    const context = await openContext(browser)
    for (const id of queue) await draw(context, id)
    await context.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/**
 * Takes a screenshot of a story as it is, and one after each of some changes, each in the same page.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, id: string, changes: Readonly<Record<string, string>> }} options changes are CSS by name
 * @returns {Promise<{ before: Buffer, after: Record<string, Buffer> }>}
 */
export async function drawWithChanges(browser, { url, id, changes }) {
  const context = await openContext(browser)
  const page = await context.newPage()
  const story = new StoryPage(page)
  await story.open(url, id)
  const before = await story.screenshot()
  /** @type {Record<string, Buffer>} */
  const after = {}
  for (const [name, content] of Object.entries(changes)) {
    const style = await page.addStyleTag({ content })
    after[name] = await story.screenshot()
    await style.evaluate((element) => /** @type {Element} */ (element).remove())
  }
  await context.close()
  return { before, after }
}
