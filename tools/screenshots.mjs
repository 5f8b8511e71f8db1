/*
 * Makes the screenshots of the README from a running portal: `npm start` in another window, then `npm run screenshots`. An argument names another
 * URL of the portal.
 */
import { chromium } from 'playwright'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const [url = 'http://localhost:5173'] = process.argv.slice(2)
const folder = join(root, 'docs/screenshots')
const note = join(root, '.cache/chromium')
const executablePath = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** @type {readonly { name: string, path: string, size: { width: number, height: number }, scheme: 'light' | 'dark', ready: RegExp }[]} */
const screenshots = [
  { name: 'dashboard', path: '/dashboard', size: wide, scheme: 'light', ready: /Diesel/ },
  { name: 'redemptions-dark', path: '/activity/redemption', size: wide, scheme: 'dark', ready: /₱/ },
  { name: 'fuel-codes-phone', path: '/fuel/code', size: phone, scheme: 'light', ready: /L left$/ },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
for (const { name, path, size, scheme, ready } of screenshots) {
  const page = await browser.newPage({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' })
  // Announcements of the demo fleet would cover the page on a phone.
  await page.addLocatorHandler(page.locator('.fpk-announcement'), async (announcement) => {
    await announcement.getByRole('button').last().click()
  })
  await page.goto(`${url}/auth`)
  await page.getByLabel('Email').fill('marco.santos@fleet.test')
  await page.getByLabel('Password', { exact: true }).fill('Fleet-2026!')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.goto(url + path)
  await page.getByRole('main').getByText(ready).first().waitFor({ timeout: 120_000 })
  await page.locator('.fpk-skeleton').first().waitFor({ state: 'detached', timeout: 120_000 })
  await page.getByRole('heading', { level: 1 }).click()
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/screenshots/${name}.png`)
  await page.close()
}
await browser.close()
