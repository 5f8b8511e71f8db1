import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Capabilities, Key, WebElement, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../ports.ts'
import { findBinary, type Engine, type Handle, type Window } from './engine.ts'

const keys = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

const handleOf = (element: WebElement): Handle => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  choose: (label) => element.findElement(By.xpath(`.//option[normalize-space()="${label}"]`)).click(),
  upload: (file) => element.sendKeys(file),
})

/** Starts a screen in memory: GTK needs one. */
async function startScreen() {
  const screen = spawn(
    findBinary(['/usr/bin/Xvfb'], 'xvfb'),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() }
}

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Starts the driver of WebKitGTK. Each window is a MiniBrowser of its own, with an empty profile. */
export async function startWebKitGtk(): Promise<Engine> {
  const binary = findBinary(
    [...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'), '/usr/lib/webkit2gtk-4.1/MiniBrowser'],
    'webkit2gtk-driver',
  )
  const program = findBinary(['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver')
  const screen = await startScreen()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  })
  for (let tries = 0; !(await isListening(url)); tries++) {
    if (tries > 100) throw new Error('WebKitWebDriver did not start.')
    await sleep(100)
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const start = (): Promise<WebDriver> =>
    Promise.resolve(
      new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(capabilities).build(),
    )
  const newWindow = async (): Promise<Window> => {
    const session = await start()
    await session.manage().window().setRect({ width: 1440, height: 938 })
    return {
      open: (address) => session.get(address),
      back: () => session.navigate().back(),
      reload: () => session.navigate().refresh(),
      run: (script, ...values) => session.executeScript(script, ...values),
      find: async (script, ...values) => {
        const found: unknown = await session.executeScript(script, ...values)
        return found instanceof WebElement ? handleOf(found) : undefined
      },
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      close: () => session.quit(),
    }
  }
  const first = await start()
  const version = `WebKitGTK/${(await first.getCapabilities()).getBrowserVersion()}`
  await first.quit()
  const stop = async () => {
    driver.kill()
    screen.stop()
  }
  return { version, newWindow, stop }
}
