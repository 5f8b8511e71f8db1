import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { findBinary, type Engine, type Handle, type Window } from './engine.ts'

const handleOf = (element: ElementHandle): Handle => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  choose: async (label) => {
    const value = await element.evaluate(
      (select, wanted) =>
        [...(select as HTMLSelectElement).options].find((option) => option.label === wanted)?.value,
      label,
    )
    if (value === undefined) throw new Error(`There is no option ${label}.`)
    await element.select(value)
  },
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
})

/** An expression of a script with its values: the page gets text, which no content security policy blocks. */
const expressionOf = (script: string, values: readonly unknown[]) =>
  `(function () { ${script} }).apply(null, ${JSON.stringify(values)})`

/** Starts Firefox without a window. WebDriver BiDi needs no geckodriver, which Debian does not have. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findBinary(['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'firefox-esr'),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-PH, en' },
  })
  const newWindow = async (): Promise<Window> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1440, height: 900 })
    return {
      open: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      reload: async () => void (await page.reload()),
      run: (script, ...values) => page.evaluate(expressionOf(script, values)),
      find: async (script, ...values) => {
        const found = (await page.evaluateHandle(expressionOf(script, values))).asElement()
        return found ? handleOf(found as ElementHandle) : undefined
      },
      press: (key) => page.keyboard.press(key),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    }
  }
  return { version: await browser.version(), newWindow, stop: () => browser.close() }
}
