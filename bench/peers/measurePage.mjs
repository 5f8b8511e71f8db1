/** Runs in the page before its scripts: records when its content is painted. */
function watch({ selector, count, texts = [''] }) {
  const isReady = () => {
    if (globalThis.hasDrawn) return true
    const shadows = [...document.querySelectorAll('#list *')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const found = [document, ...shadows].flatMap((part) => [...part.querySelectorAll(selector)])
    return (
      found.filter(({ textContent }) => texts.some((text) => textContent?.includes(text))).length >= count
    )
  }
  const look = () => {
    if (!isReady()) return requestAnimationFrame(look)
    // A task after the next frame: by then the frame is painted.
    requestAnimationFrame(() => setTimeout(() => (globalThis.readyAt = performance.now())))
  }
  addEventListener('DOMContentLoaded', look)
}

/**
 * Opens a page in a new profile with a slowed CPU and network. Resolves to the milliseconds until its content was painted, its bytes
 * and requests, its JavaScript memory in MB, and the other hosts that it asked.
 */
export async function measurePage(browser, origin, name, readyWhen, { slowdown, network }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const foreign = new Set()
    // Some libraries fetch texts, settings or versions from hosts of their own. They get an empty answer at once.
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        foreign.add(new URL(route.request().url()).host)
        return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } })
      },
    )
    await page.addInitScript(watch, readyWhen)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    let requests = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (!/^(data|blob):/.test(request.url)) requests += 1
    })
    if (network) await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/${name}/${name}.html`)
    await page.waitForFunction(() => globalThis.readyAt !== undefined, undefined, { timeout: 60_000 })
    const ready = await page.evaluate(() => globalThis.readyAt)
    await page.waitForLoadState('networkidle')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { ready, kilobytes: bytes / 1000, requests, heap: usedSize / 1e6, foreign: [...foreign] }
  } catch (error) {
    throw new Error(`${name} was not measured.`, { cause: error })
  } finally {
    await context.close()
  }
}
