import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { sandbox, type NewFleet, type TestFleet } from './sandbox.ts'

interface Fixtures {
  /** Options of the test's fleet: `test.use({ fleetOptions: { … } })`. */
  fleetOptions: NewFleet
  fleet: TestFleet
  /** The browser's messages about requests and scripts that a content security policy has blocked. */
  blocked: string[]
}

/** Each test has its own fleet. After the test, the rules of the ledger and the blocked requests are checked. */
export const test = base.extend<Fixtures>({
  fleetOptions: [{}, { option: true }],
  fleet: async ({ fleetOptions }, provide) => {
    await provide(await sandbox.createFleet(fleetOptions))
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

/** Fills in the sign-in page that is open. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Signs in a user without two-factor authentication and waits for the shell. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fillSignIn(page, email, password)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
}

/** Waits until all finite animations have ended: a dialog has too little contrast while it fades in. */
export async function waitForAnimations(page: Page): Promise<void> {
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
 * Expects that axe finds no violation, contrast included, after all animations. The focus guards of popups are excluded:
 * they are hidden and focusable by design.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page }).exclude('[data-floating-ui-focus-guard]').analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([])
}
