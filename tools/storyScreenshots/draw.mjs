import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
/** A story that takes longer has failed, in milliseconds. A busy machine must not fail one. */
const storyTimeout = 300_000
/** A change of the mode that takes longer has failed, in milliseconds. */
const modeTimeout = 120_000
/** The stories that a page draws one after the other. To load the page takes longer than to draw most stories. */
const storiesPerPage = 20
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
 * Rejects if the promise takes too long. Long timers of the page never run, so this one is outside of it.
 *
 * @param {number} ms
 * @param {Promise<unknown>} promise
 * @param {string} message
 */
async function within(ms, promise, message) {
  const ended = new AbortController()
  const end = async () => {
    await setTimeout(ms, undefined, { signal: ended.signal })
    throw new Error(message)
  }
  const timer = end()
  try {
    await Promise.race([promise, timer])
  } finally {
    ended.abort()
    // One of the two is still pending, and rejects later: the timer now, the promise when the page closes.
    void Promise.allSettled([promise, timer])
  }
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
  const change = page.evaluate(
    (next) =>
      new Promise((resolve) => {
        const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyFinished', resolve)
        channel.emit('updateGlobals', { globals: next })
      }),
    globals,
  )
  await within(modeTimeout, change, 'The mode does not change.')
}

/**
 * Shows another story or page with documentation in a page that has loaded Storybook.
 *
 * @param {import('playwright').Page} page
 * @param {string} id
 * @param {'story' | 'docs'} viewMode
 */
export async function showEntry(page, id, viewMode) {
  await page.evaluate(
    (selection) => {
      const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__
      channel.emit('setCurrentStory', selection)
    },
    { storyId: id, viewMode },
  )
}

/** A page that draws stories. It counts its requests, so that a screenshot waits for what the page loads. */
class StoryPage {
  #requests = 0
  #stories = 0
  /** @type {Mode} */
  #mode = modes[0]

  /** @param {import('playwright').Page} page */
  constructor(page) {
    this.page = page
    page.on('request', () => (this.#requests += 1))
    page.on('requestfinished', () => (this.#requests += 1))
  }

  /** Whether the page has drawn so many stories that another one continues. A long-lived page needs more and more memory. */
  get isUsed() {
    return this.#stories >= storiesPerPage
  }

  /**
   * Shows a story in the mode light and waits until it has settled. The first story loads the page.
   *
   * @param {string} url of the Storybook
   * @param {string} id
   */
  async show(url, id) {
    // Storybook loads the page again if it leaves a story that is still being drawn, so this is waited for.
    if (this.#stories > 0) await this.setMode(modes[0])
    this.#stories += 1
    if (this.#stories === 1) await this.#load(url, id)
    else await showEntry(this.page, id, 'story')
    return waitForStory(this.page, id)
  }

  async #load(/** @type {string} */ url, /** @type {string} */ id) {
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
  }

  /** Changes the mode, unless the page has it. A story may have changed the size of the window. */
  async setMode(/** @type {Mode} */ mode) {
    const { width } = mode
    const isWindow = JSON.stringify(this.page.viewportSize()) === JSON.stringify({ width, height })
    if (mode === this.#mode && isWindow) return
    this.#mode = mode
    await changeMode(this.page, mode)
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

/** A context for the pages of stories. Storybook empties its storage before each story. */
const openContext = (/** @type {import('playwright').Browser} */ browser) =>
  browser.newContext({ reducedMotion: 'reduce', locale: 'en-PH', timezoneId: 'Asia/Manila' })

/**
 * Shows stories one after the other and takes a screenshot in each mode. A story with its own colours or width has one screenshot
 * only. A page draws several stories, and another one continues after a failure.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, ids: readonly string[], workers: number }} options
 * @param {(shot: { id: string, mode: string, png?: Buffer, error?: string }) => Promise<void> | void} receive
 */
export async function drawStories(browser, { url, ids, workers }, receive) {
  const queue = ids.values()

  const draw = async (/** @type {StoryPage} */ story, /** @type {string} */ id) => {
    const { isFixed, isSkipped } = await story.show(url, id)
    if (isSkipped) return
    for (const mode of isFixed ? modes.slice(0, 1) : modes) {
      // A story with its own width keeps it.
      if (!isFixed) await story.setMode(mode)
      await receive({ id, mode: isFixed ? 'own' : mode.name, png: await story.screenshot() })
    }
  }

  const work = async () => {
    const context = await openContext(browser)
    /** @type {StoryPage | undefined} */
    let story
    const close = async () => {
      await story?.page.close()
      story = undefined
    }
    for (const id of queue) {
      story ??= new StoryPage(await context.newPage())
      try {
        await draw(story, id)
        if (story.isUsed) await close()
      } catch (error) {
        await receive({ id, mode: '', error: error instanceof Error ? error.message : String(error) })
        await close()
      }
    }
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
  await story.show(url, id)
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
