/*
 * Draws stories in the modes light, dark and narrow and compares them with baselines. The first difference of a pixel fails.
 *
 *   npm run test:pictures                   the main story of each file of stories, with the baselines of the repository
 *   npm run test:pictures -- --changed      of these, the ones that a file which is not committed can change
 *   npm run test:pictures -- --changed=main of these, the ones that a file which differs from a branch can change
 *   npm run test:pictures -- drivers        of these, the ones with `drivers` in their id
 *   npm run test:pictures -- --all          every story, with baselines of this machine in .cache
 *   npm run test:pictures -- --update       makes the screenshots the new baselines
 *   npm run test:pictures -- --repeat       draws twice, in two browsers and in opposite order, and compares the two
 */
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { root, run } from './run.mjs'
import { openBaselines } from './storyScreenshots/baselines.mjs'
import { compare, compress } from './storyScreenshots/compare.mjs'
import { controlProblems } from './storyScreenshots/control.mjs'
import { drawStories, openBrowser } from './storyScreenshots/draw.mjs'
import { drawingOf } from './storyScreenshots/drawingOf.mjs'
import { writeReport } from './storyScreenshots/report.mjs'
import { buildStorybook, importersOf, readStories, serveStorybook } from './storyScreenshots/storybook.mjs'

const args = process.argv.slice(2)
const has = (/** @type {string} */ flag) => args.includes(flag)
const parts = args.filter((arg) => !arg.startsWith('--'))
const changedArg = args.find((arg) => /^--changed(=|$)/.test(arg))
const [isAll, isUpdate, isRepeat] = [has('--all'), has('--update'), has('--repeat')]

const reportFolder = join(root, '.cache/story-screenshots/report')
const baselines = openBaselines(
  isAll ? join(root, '.cache/story-screenshots/baselines') : join(root, 'apps/storybook/screenshots'),
)

async function changedFiles(/** @type {string} */ commit) {
  const lists = [
    ['git', 'diff', '--name-only', commit, '--'],
    ['git', 'ls-files', '--others', '--exclude-standard'],
  ]
  const results = await Promise.all(lists.map((list) => run(list)))
  const failed = results.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output.trimEnd())
  return results.flatMap(({ output }) => output.split('\n').filter(Boolean))
}

/** The story named Default of each file, or its first one. */
function mainStories(/** @type {import('./storyScreenshots/storybook.mjs').Story[]} */ stories) {
  return [...new Set(stories.map(({ file }) => file))].flatMap((wanted) => {
    const ofFile = stories.filter(({ file }) => file === wanted)
    return ofFile.find(({ id }) => id.endsWith('--default')) ?? ofFile.slice(0, 1)
  })
}

async function chooseStories() {
  const stories = readStories()
  let chosen = isAll ? stories : mainStories(stories)
  if (changedArg) {
    const affected = importersOf(await changedFiles(changedArg.split('=')[1] ?? 'HEAD'))
    if (affected) chosen = chosen.filter(({ file }) => affected.has(file))
  }
  return chosen
    .map(({ id }) => id)
    .filter((id) => parts.length === 0 || parts.some((part) => id.includes(part)))
}

let browserName = ''

/**
 * Draws the stories in a new browser. Before, planted changes prove that a difference is found.
 *
 * @param {readonly string[]} ids
 * @param {(name: string, png: Buffer) => Promise<void>} receive
 */
async function drawAll(ids, receive) {
  const browser = await openBrowser()
  const site = await serveStorybook()
  // The version of the browser and the system that the baselines are of.
  browserName = `Chromium ${browser.version()} on ${process.platform}, drawing ${await drawingOf(browser)}`
  const failures = await controlProblems(browser, site.url)
  // A page waits for its story and for the screenshot in turn, so there are more pages than processors.
  const workers = Math.min(3, availableParallelism() + 1)
  try {
    await drawStories(browser, { url: site.url, ids, workers }, async ({ id, mode, png, error }) => {
      if (png) await receive(`${id}.${mode}`, png)
      else failures.push(`${id}: ${error}`)
    })
  } finally {
    await browser.close()
    await site.close()
  }
  return failures
}

/** @type {import('./storyScreenshots/report.mjs').Change[]} */
const changes = []
const drawn = new Set()

/**
 * Compares a screenshot with the one before.
 *
 * @param {string} name
 * @param {Buffer | undefined} before
 * @param {Buffer} after
 */
async function check(name, before, after) {
  const { differing, difference, box } = before ? await compare(before, after) : { differing: 1 }
  if (differing === 0) return
  changes.push({ name, differing, before, after, difference, box })
  if (isUpdate) baselines.write(name, await compress(after))
}

async function compareWithBaselines(/** @type {readonly string[]} */ ids) {
  const isComparable = () => isUpdate || baselines.browser === browserName
  const failures = await drawAll(ids, async (name, png) => {
    drawn.add(name)
    if (isComparable()) await check(name, baselines.read(name), png)
  })
  if (!isComparable()) {
    console.log(
      `Not compared: the baselines are of ${baselines.browser ?? 'no browser'}, and this is ${browserName}. ` +
        'To compare, run with --all --update before the change, and with --all after it.',
    )
  }
  if (isUpdate && failures.length === 0) {
    baselines.setBrowser(browserName)
    const isWhole = parts.length === 0 && !changedArg
    if (isWhole) for (const name of baselines.names()) if (!drawn.has(name)) baselines.remove(name)
  }
  return failures
}

async function compareTwice(/** @type {readonly string[]} */ ids) {
  /** @type {Map<string, Buffer>} */
  const first = new Map()
  const failures = await drawAll(ids, async (name, png) => void first.set(name, png))
  return [
    ...failures,
    ...(await drawAll(ids.toReversed(), async (name, png) => {
      drawn.add(name)
      await check(name, first.get(name), png)
    })),
  ]
}

await buildStorybook()
const ids = await chooseStories()
const failures = await (isRepeat ? compareTwice(ids) : compareWithBaselines(ids))
for (const failure of failures) console.log(failure)
for (const { name, differing, before } of changes)
  console.log(`${name}: ${before ? `differing pixels: ${differing}` : 'no baseline'}`)
console.log(
  `${ids.length} stories, ${drawn.size} screenshots: ${changes.length} ${isUpdate ? 'updated' : 'differ'}, ${failures.length} failed`,
)
if (changes.length > 0 && !isUpdate) {
  console.log(`Before, after and difference: ${writeReport(reportFolder, changes)}`)
  if (!isRepeat) console.log('If the change is intended: npm run test:pictures -- --update')
}
process.exitCode = failures.length > 0 || (changes.length > 0 && !isUpdate) ? 1 : 0
