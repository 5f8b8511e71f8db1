/* The measurements of a page, in milliseconds of the page's clock. */

/** Runs in every page before its scripts: records when the first row of the list is painted, and how long events take. */
export function watch() {
  const marks = { firstRows: undefined, events: [] }
  globalThis.marks = marks
  globalThis.firstCell = () => {
    const cell = document.querySelector('tbody tr:not([aria-hidden]) td')
    return cell ? cell.textContent : undefined
  }
  // A task after the next frame: by then the frame is painted.
  globalThis.painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()), { once: true })
        port1.start()
        port2.postMessage(undefined)
      }),
    )
  const seen = new MutationObserver(() => {
    if (globalThis.firstCell() === undefined) return
    seen.disconnect()
    void globalThis.painted().then((time) => (marks.firstRows = time))
  })
  seen.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries()) {
      if (interactionId) marks.events.push({ name, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** The time from the start of the navigation, and from the response with the drivers, to the first rows. */
export async function firstRows(page) {
  await page.waitForFunction(() => globalThis.marks.firstRows !== undefined)
  return page.evaluate(() => {
    const list = performance.getEntriesByType('resource').find(({ name }) => /\/api\/driver\?/.test(name))
    const { firstRows: end } = globalThis.marks
    return { load: end, draw: end - list.responseEnd }
  })
}

/** The time from the click on `next page` to the painted rows of that page. */
export function nextPage(page) {
  return page.evaluate(async () => {
    const before = globalThis.firstCell()
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (globalThis.firstCell() === before || globalThis.firstCell() === undefined) return
        observer.disconnect()
        resolve(undefined)
      })
      observer.observe(document.querySelector('tbody'), {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    const start = performance.now()
    document.querySelector('[aria-label="Next page"]').click()
    await changed
    return (await globalThis.painted()) - start
  })
}

/** The longest time from a key press to the next frame while a name is typed. Browsers report no times below 16 ms. */
export async function typing(page) {
  await page.locator('input:not([type])').first().click()
  await page.evaluate(() => (globalThis.marks.events.length = 0))
  await page.keyboard.type('mariasantos', { delay: 120 })
  await page.waitForTimeout(700)
  return page.evaluate(() => {
    const keys = globalThis.marks.events.filter(({ name }) => /^key|input/.test(name))
    return Math.max(16, ...keys.map(({ duration }) => duration))
  })
}
