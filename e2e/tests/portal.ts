import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { sandbox, type NewFleet, type TestFleet } from './sandbox.ts'

interface Fixtures {
  /** What the fleet of the test is like; `test.use({ wanted: { … } })`. */
  wanted: NewFleet
  fleet: TestFleet
  /** What the content security policies of the pages kept from them, in the browser's words. */
  blocked: string[]
}

/** Every test has a fleet of its own; the ledger's promises, and what the pages' policies blocked, are read after it. */
export const test = base.extend<Fixtures>({
  wanted: [{}, { option: true }],
  fleet: async ({ wanted }, provide) => {
    await provide(await sandbox.newFleet(wanted))
    expect(await sandbox.violations()).toEqual([])
  },
  blocked: [
    async ({ context }, provide) => {
      const blocked: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) blocked.push(message.text())
      })
      await provide(blocked)
      expect(blocked).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const userOf = (fleet: TestFleet, role: string) => {
  const user = fleet.users.find((one) => one.role === role)
  if (!user) throw new Error(`The fleet has no ${role}`)
  return user
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth')
  await logIn(page, { email, password })
}

/** Fills in sign-in where the page has led to it. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Signs in somebody without two-factor and waits for the shell. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fillSignIn(page, email, password)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
}

/** Waits until every animation that has an end has ended: a dialog that fades in has less contrast on the way. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished.catch(() => undefined))
    for (let running = ends(); running.length > 0; running = ends()) await Promise.all(running)
  })
}

/**
 * The page at rest has nothing that axe objects to, contrast included. The guards at a popup's ends hand the focus
 * on; they are hidden and focusable by design.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForRest(page)
  const { violations } = await new AxeBuilder({ page }).exclude('[data-floating-ui-focus-guard]').analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([])
}
