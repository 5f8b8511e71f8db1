import { expect, signIn, test, userOf } from './portal.ts'

const pages = [
  '/dashboard',
  '/cash/cashin',
  '/fuel/buy',
  '/fuel/buy/price-history',
  '/fuel/generate-code?dialog=add',
  '/fuel/code',
  '/activity/driver?dialog=add',
  '/activity/driver?dialog=import',
  '/station/list',
  '/promos',
  '/other-services/loans',
  '/inbox',
]

test('every page is served with its content security policy and works under it', async ({
  page,
  fleet,
  blocked,
}) => {
  const answer = await page.goto('/auth')
  const headers = answer?.headers() ?? {}
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  const policy = headers['content-security-policy'] ?? ''
  for (const directive of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(directive)
  }
  expect(policy).not.toMatch(/unsafe/)

  await signIn(page, userOf(fleet, 'portal-admin'))
  for (const path of pages) {
    const served = await page.goto(path)
    expect(served?.headers()['content-security-policy'], path).toBe(policy)
    await expect(page.locator('h1, h2').first()).toBeVisible()
  }
  expect(blocked).toEqual([])
})

test('injected scripts and styles are blocked, and the page cannot be framed', async ({ page, blocked }) => {
  await page.goto('/auth')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.hasRun = true'
    const style = document.createElement('style')
    style.textContent = 'body { opacity: 0 !important }'
    document.head.append(script, style)
  })
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
  await expect(page.locator('body')).toHaveCSS('opacity', '1')
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(2)
  const address = page.url()
  await page.goto('about:blank')
  await page.setContent(`<iframe src="${address}"></iframe>`)
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/')
  blocked.length = 0
})
