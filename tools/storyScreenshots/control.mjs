/* Plants changes in a story, and finds out whether the comparison of screenshots notices them. */
import { compare } from './compare.mjs'
import { drawWithChanges } from './draw.mjs'

const story = 'areas-drivers-fleetdrivers--default'

const changes = {
  nothing: '/* no change */',
  'a pixel':
    'body::after { content: ""; position: fixed; inset: 40px auto auto 40px; width: 1px; height: 1px; background: #17212c }',
  'a step of a colour': ':root, * { --fpk-color-border: #dde2e9 !important }',
  'a missing icon': '.fpk-main-action svg { visibility: hidden !important }',
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the Storybook
 * @returns {Promise<string[]>} what the comparison gets wrong
 */
export async function controlProblems(browser, url) {
  const { before, after } = await drawWithChanges(browser, { url, id: story, changes })
  const problems = []
  for (const [name, screenshot] of Object.entries(after)) {
    const { differing } = await compare(before, screenshot)
    const isRight =
      name === 'nothing' ? differing === 0 : name === 'a pixel' ? differing === 1 : differing > 1
    if (!isRight) problems.push(`Planted in ${story}: ${name}. The comparison found ${differing} pixels.`)
  }
  return problems
}
