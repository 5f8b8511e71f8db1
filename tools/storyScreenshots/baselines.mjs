import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const manifestOf = (/** @type {string} */ folder) => join(folder, 'browser.json')

/**
 * A folder of baselines, and the browser that drew them: another version may draw text with other pixels.
 *
 * @param {string} folder
 */
export function openBaselines(folder) {
  const manifest = manifestOf(folder)
  const fileOf = (/** @type {string} */ name) => join(folder, `${name}.webp`)
  return {
    /** @returns {string | undefined} */
    browser: existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).browser : undefined,
    read: (/** @type {string} */ name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined),
    names: () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith('.webp'))
            .map((file) => file.slice(0, -'.webp'.length))
        : [],
    /**
     * @param {string} name
     * @param {Buffer} content
     */
    write(name, content) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(name), content)
    },
    remove: (/** @type {string} */ name) => rmSync(fileOf(name), { force: true }),
    /** @param {string} browser */
    setBrowser(browser) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(manifest, `${JSON.stringify({ browser }, null, 2)}\n`)
    },
  }
}
