import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The background of a part that only one of two screenshots has. */
const absent = { r: 255, g: 0, b: 255, alpha: 1 }

/**
 * The pixels of a screenshot, with room for a larger one.
 *
 * @param {Buffer} image
 * @param {number} width
 * @param {number} height
 */
async function pixels(image, width, height) {
  const { width: own, height: ownHeight } = await sharp(image).metadata()
  return sharp(image)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - ownHeight, background: absent })
    .raw()
    .toBuffer()
}

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box in percent of the width and the height
 *
 * The smallest box around all differing pixels.
 *
 * @param {Buffer} first
 * @param {Buffer} second
 * @param {number} width
 * @param {number} height
 * @returns {Box}
 */
function boxOf(first, second, width, height) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    if (first.readUInt32LE(index * 4) === second.readUInt32LE(index * 4)) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const [horizontal, vertical] = [100 / width, 100 / height]
  return {
    left: left * horizontal,
    top: top * vertical,
    right: 100 - right * horizontal,
    bottom: 100 - bottom * vertical,
  }
}

/**
 * Compares two screenshots. Every pixel counts, and every step of a colour: the same story draws the same pixels.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ differing: number, difference?: Buffer, box?: Box }>} the number of differing pixels, a PNG that marks
 *   them, and the box around them
 */
export async function compare(before, after) {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [first, second] = await Promise.all([pixels(before, width, height), pixels(after, width, height)])
  if (first.equals(second)) return { differing: 0 }
  const marked = Buffer.alloc(width * height * 4)
  const differing = pixelmatch(first, second, marked, width, height, { threshold: 0, includeAA: true })
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { differing, difference, box: boxOf(first, second, width, height) }
}

/**
 * The smallest form of a screenshot without a loss.
 *
 * @param {Buffer} png
 */
export const compress = (png) => sharp(png).webp({ lossless: true, effort: 5 }).toBuffer()
