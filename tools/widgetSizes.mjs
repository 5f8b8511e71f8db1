/*
 * Measures the first load of each widget for the pages of Storybook, from the built packages, and writes
 * `apps/storybook/.cache/sizes.json`. It measures nothing if the packages are not built, or have not changed since.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, root } from './run.mjs'
import { firstLoad } from './sizes.mjs'

const cache = join(root, 'apps/storybook/.cache')
const output = join(cache, 'sizes.json')

const changedAt = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The scripts that the packages are made of. */
const built = ['fleet-portal-kit', 'api-client'].map((name) =>
  globSync('*.js', { cwd: join(root, 'packages', name, 'dist') }).map((file) =>
    join(root, 'packages', name, 'dist', file),
  ),
)

/** In thousands of bytes, with one decimal. */
const rounded = (/** @type {number} */ kilobytes) => Math.round(kilobytes * 10) / 10

/** The sizes of the provider, and of each widget in addition to it. */
async function measure() {
  /** @type {Record<string, { area: string, component: string }>} */
  const widgets = JSON.parse(readFileSync(join(cache, 'pages/widgets.json'), 'utf8'))
  const { kilobytes: provider } = await firstLoad(['fleet-portal-kit'])
  const jobs = Object.entries(widgets).map(([tag, { area, component }]) => async () => {
    const page = await firstLoad(['fleet-portal-kit', `fleet-portal-kit/${area}#${component}`])
    return /** @type {const} */ ([tag, rounded(page.kilobytes - provider)])
  })
  return { provider: rounded(provider), widgets: Object.fromEntries(await atMost(2, jobs)) }
}

if (built.some((files) => files.length === 0)) {
  console.log('The packages are not built, so the pages of widgets have no sizes.')
} else if (Math.max(...built.flat().map(changedAt)) > changedAt(output)) {
  writeFileSync(output, JSON.stringify(await measure()))
}
