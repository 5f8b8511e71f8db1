/*
 * Opens every page with documentation of the built Storybook. A page fails if an example or a script fails, if axe finds a violation,
 * or if a link leads to a page or a heading that does not exist. First it plants such mistakes and expects to find them.
 *
 *   npm run test:pages              all pages
 *   npm run test:pages -- drivers   those with `drivers` in their id
 *   npm run test:pages -- --dark    in dark
 */
import { AxeBuilder } from '@axe-core/playwright'
import { atMost } from './run.mjs'
import { openBrowser, showEntry } from './storyScreenshots/draw.mjs'
import { buildStorybook, readPages, serveStorybook } from './storyScreenshots/storybook.mjs'

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const colorScheme = args.includes('--dark') ? 'dark' : 'light'

/** A page that takes longer has failed, in milliseconds. Each example in a frame starts a database, and a busy machine must not fail a page. */
const pageTimeout = 300_000
/** The pages that a tab shows one after the other. To load Storybook takes as long as to show most pages. */
const pagesPerTab = 15

/** Waits until the text of a page and all its examples are there. Resolves to the errors of the examples. */
async function waitForPage(/** @type {import('playwright').Page} */ page) {
  await page.waitForSelector('.sbdocs-content h1:not([data-left])', { timeout: pageTimeout })
  const ended = await page.waitForFunction(
    () => {
      const preview = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__
      /** @type {{ id: string, phase: string }[]} */
      const renders = (preview?.storyRenders ?? []).map((/** @type {any} */ { id, phase }) => ({ id, phase }))
      const frames = [...document.querySelectorAll('.sbdocs-content iframe')].map((frame) => {
        const { id, phase } =
          /** @type {any} */ (frame).contentWindow?.__STORYBOOK_PREVIEW__?.currentRender ?? {}
        return { id, phase }
      })
      const examples = document.querySelectorAll('.sbdocs-content .sb-story')
      const all = [...renders, ...frames]
      const isDone = all.every(({ phase }) => ['completed', 'finished', 'errored'].includes(phase))
      if (!isDone || all.length < examples.length) return undefined
      return { failed: all.filter(({ phase }) => phase === 'errored').map(({ id }) => String(id)) }
    },
    undefined,
    { timeout: pageTimeout, polling: 200 },
  )
  const { failed } = /** @type {{ failed: string[] }} */ (await ended.jsonValue())
  return failed.map((id) => `the example ${id} fails`)
}

/** The targets of the links of a page, without those inside of an example and of its table of contents. */
const targetsIn = (/** @type {import('playwright').Page} */ page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sbdocs-content a[href]')]
      .filter((link) => !link.closest('.sb-story'))
      .map((link) => link.getAttribute('href') ?? ''),
  )

/** The problems that axe finds in a page and its examples. Examples in a frame are stories, which have their own check. */
async function axeProblems(/** @type {import('playwright').Page} */ page) {
  const { violations } = await new AxeBuilder({ page })
    .include('.sbdocs-content')
    .exclude('.sbdocs-content iframe')
    .exclude('[data-floating-ui-focus-guard]')
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `axe: ${id} at ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}

const messageOf = (/** @type {unknown} */ error) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** A tab that shows pages with documentation. */
class Tab {
  #pages = 0
  /** @type {string[]} */
  #errors = []

  /** @param {import('playwright').Page} page */
  constructor(page) {
    this.page = page
    page.on('pageerror', (error) => this.#errors.push(`error: ${error.message.slice(0, 300)}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text().slice(0, 300)}`)
    })
  }

  get isUsed() {
    return this.#pages >= pagesPerTab
  }

  /**
   * Shows a page and waits for its examples. The first page loads the tab. Resolves to the examples that fail.
   *
   * @param {string} url
   * @param {string} id
   */
  async show(url, id) {
    this.#pages += 1
    if (this.#pages === 1)
      await this.page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' })
    else {
      // Tells the page before apart from this one.
      await this.page.evaluate(() =>
        document.querySelector('.sbdocs-content h1')?.setAttribute('data-left', ''),
      )
      await showEntry(this.page, id, 'docs')
    }
    return waitForPage(this.page)
  }

  /** The errors since the last call. */
  takeErrors() {
    return this.#errors.splice(0)
  }
}

/**
 * Checks pages in tabs of its own.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
function createChecker(context, url) {
  /** @type {Tab[]} tabs that show no page that is being checked */
  const free = []

  /**
   * @param {string} id
   * @param {(page: import('playwright').Page) => Promise<void>} [change]
   */
  async function checkOnce(id, change) {
    const tab = free.pop() ?? new Tab(await context.newPage())
    const { page } = tab
    try {
      const problems = await tab.show(url, id)
      await change?.(page)
      problems.push(...(await axeProblems(page)), ...tab.takeErrors())
      const headings = await page.evaluate(() =>
        [...document.querySelectorAll('.sbdocs-content [id]')].map((element) => element.id),
      )
      const links = await targetsIn(page)
      if (tab.isUsed || change) await page.close()
      else free.push(tab)
      return { problems, headings, links }
    } catch (error) {
      await page.close()
      throw new Error([messageOf(error), ...tab.takeErrors()].join('; '), { cause: error })
    }
  }

  /**
   * @param {string} id
   * @param {(page: import('playwright').Page) => Promise<void>} [change] changes the page before it is checked
   */
  return async function check(id, change) {
    try {
      return await checkOnce(id, change)
    } catch (error) {
      // A tab that shows many pages can crash. A page that fails by itself fails in a new tab, too.
      await Promise.all(free.splice(0).map(({ page }) => page.close()))
      console.log(`        again in a new tab: ${messageOf(error)}`)
      return checkOnce(id, change).catch((/** @type {unknown} */ again) => ({
        problems: [messageOf(again)],
        headings: [],
        links: [],
      }))
    }
  }
}

/**
 * The links that lead nowhere.
 *
 * @param {Map<string, { headings: readonly string[], links: readonly string[] }>} checked
 * @param {ReadonlySet<string>} ids of all pages and stories
 */
function brokenLinks(checked, ids) {
  return [...checked].flatMap(([id, { headings, links }]) =>
    links.flatMap((target) => {
      if (/^(https?:|mailto:)/.test(target)) return []
      const [, linked, anchor] = /^\?path=\/(?:docs|story)\/([\w-]+)(?:#(.+))?$/.exec(target) ?? []
      const isFound = target.startsWith('#')
        ? headings.includes(target.slice(1))
        : linked !== undefined &&
          ids.has(linked) &&
          // A page that this run does not open cannot be asked for its headings.
          (!anchor || !checked.has(linked) || checked.get(linked)?.headings.includes(anchor))
      return isFound ? [] : [`${id}: the link ${target} leads nowhere`]
    }),
  )
}

/** Plants a mistake of each kind in a page. Resolves to the kinds that are not found. */
async function missedMistakes(
  /** @type {ReturnType<typeof createChecker>} */ check,
  /** @type {string} */ id,
  /** @type {ReadonlySet<string>} */ ids,
) {
  const { problems, headings, links } = await check(id, async (page) => {
    await page.evaluate(() => {
      document.querySelector('.sbdocs-content h1')?.insertAdjacentHTML(
        'afterend',
        `<p style="color: #ccc; background: #fff">Too light</p><p><a href="#no-such-heading">One</a>
         <a href="?path=/docs/no-such-page--docs">Two</a> <a href="gone.md">Three</a></p>`,
      )
      console.error('Planted')
    })
  })
  const broken = brokenLinks(new Map([[id, { headings, links }]]), ids).join(' ')
  const expected = {
    ' leads nowhere': broken,
    'axe: color-contrast': problems.join(),
    Planted: problems.join(),
  }
  const missed = Object.entries(expected).flatMap(([part, text]) => (text.includes(part) ? [] : [part]))
  return ['#no-such-heading', 'no-such-page--docs', 'gone.md']
    .filter((part) => !broken.includes(part))
    .concat(missed)
}

await buildStorybook()
const { pages, ids } = readPages()
const chosen = pages.filter((id) => parts.length === 0 || parts.some((part) => id.includes(part)))
const browser = await openBrowser()
const site = await serveStorybook()
const context = await browser.newContext({
  colorScheme,
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
})
/** @type {string[]} */
const failures = []
const check = createChecker(context, site.url)
try {
  const first = pages.find((id) => id.startsWith('guides-')) ?? ''
  for (const kind of await missedMistakes(check, first, ids)) {
    const failure = `A planted mistake was not found: ${kind}`
    failures.push(failure)
    console.log(`FAILED  ${failure}`)
  }
  const checked = new Map()
  const jobs = chosen.map((id) => async () => {
    const result = await check(id)
    checked.set(id, result)
    console.log(`${result.problems.length === 0 ? 'ok    ' : 'FAILED'}  ${id}`)
    for (const problem of result.problems) console.log(`        ${problem}`)
    failures.push(...result.problems.map((problem) => `${id}: ${problem}`))
  })
  // A page waits for its examples half of the time.
  await atMost(2, jobs)
  for (const problem of brokenLinks(checked, ids)) {
    failures.push(problem)
    console.log(`FAILED  ${problem}`)
  }
} finally {
  await browser.close()
  await site.close()
}
console.log(`${chosen.length} pages in ${colorScheme}: ${failures.length} problems`)
for (const failure of failures) console.log(`  ${failure}`)
process.exitCode = failures.length > 0 || chosen.length === 0 ? 1 : 0
