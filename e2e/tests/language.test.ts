import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, signIn, test, userOf } from './portal.ts'

/* The language of the portal is loaded on demand: a user of another language does not load its sentences. */

const locales = fileURLToPath(new URL('../../packages/fleet-portal-kit/src/locales', import.meta.url))

/** The plain sentences of a language by namespace: those that are long enough to be found in a bundle. */
function sentencesOf(language: string): Map<string, readonly string[]> {
  const files = readdirSync(`${locales}/${language}`).filter((name) => /^\w+\.ts$/.test(name))
  return new Map(
    files.map((name) => [
      name.replace('.ts', ''),
      [...readFileSync(`${locales}/${language}/${name}`, 'utf8').matchAll(/: '([\w ,.-]{12,})'/g)].map(
        ([, sentence = '']) => sentence,
      ),
    ]),
  )
}

const english = [...sentencesOf('en').values()].flat()
const all = [...sentencesOf('fil').values()].flat()

/** The Filipino sentences that no other sentence contains. */
const filipino = new Map(
  [...sentencesOf('fil')].map(([namespace, sentences]) => [
    namespace,
    sentences.filter(
      (sentence) =>
        sentence.includes(' ') &&
        [...english, ...all].filter((other) => other.includes(sentence)).length === 1,
    ),
  ]),
)

/** Collects the scripts that the page loads. Resolves to the Filipino sentences in them, by namespace. */
function followScripts(page: Page) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const scripts = [...urls].map(async (url) => (await page.request.get(url)).text())
    const code = (await Promise.all(scripts)).join('\n')
    const found = [...filipino].map(
      ([namespace, sentences]) =>
        [namespace, sentences.filter((sentence) => code.includes(sentence))] as const,
    )
    return new Map(found.filter(([, sentences]) => sentences.length > 0))
  }
}

const bytesOf = (found: ReadonlyMap<string, readonly string[]>) =>
  [...found.values()].flat().reduce((sum, sentence) => sum + sentence.length, 0)

test('a user of the English portal loads no byte of Filipino', async ({ page, fleet }) => {
  const found = followScripts(page)
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver')
  await expect(page.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
  expect(bytesOf(await found())).toBe(0)
})

test('the Filipino portal loads the sentences of the open page, and never shows it in English', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...settings, language: 'fil' } })
  })
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(globalThis, { texts })
    const record = () => texts.push(document.body?.textContent ?? '')
    new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true })
  })
  const found = followScripts(page)
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Mag-log in' })).toBeVisible()
  await expect(page).toHaveTitle('Mag-sign in – Fleet Portal')
  const loaded = await found()
  expect(bytesOf(loaded)).toBeGreaterThan(0)
  expect([...loaded.keys()]).toEqual(expect.arrayContaining(['ui', 'errors', 'signIn']))
  for (const area of ['drivers', 'cashIn', 'stations', 'loans'])
    expect([...loaded.keys()]).not.toContain(area)
  const texts = await page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)
  expect(texts.some((text) => text.includes('Mag-log in'))).toBe(true)
  expect(texts.filter((text) => text.includes('Log in'))).toEqual([])
})

test('the title of the browser tab is in the language that the user has chosen', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('fleet-portal:preferences', JSON.stringify({ language: 'fil-PH' })),
  )
  await page.goto('/auth/forgot')
  await expect(page).toHaveTitle('Pag-reset ng Password – Fleet Portal')
  await page.goto('/select-fleet')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page).toHaveTitle('Mag-sign in – Fleet Portal')
})
