import { createHash } from 'node:crypto'

/** Text in the fonts of the system, a rounded corner, a shadow and a gradient: what systems draw differently. */
const probe = `<!doctype html><meta charset="utf-8"><body style="margin:8px;background:linear-gradient(#fff,#cde)">
  <p style="font:13px monospace">0123456789 ABCDEFG abcdefg</p><p style="font:13px sans-serif">₱1,234.50 Peñaflor</p>
  <p style="width:90px;height:30px;border:1px solid #345;border-radius:9px;box-shadow:0 2px 6px #0006"></p></body>`

/**
 * A short hash of how this system draws. Two systems with the same version of the browser can have other fonts.
 *
 * @param {import('playwright').Browser} browser
 */
export async function drawingOf(browser) {
  const page = await browser.newPage({ viewport: { width: 320, height: 160 } })
  try {
    await page.setContent(probe)
    return createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 8)
  } finally {
    await page.close()
  }
}
