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
 * Compares two screenshots. Every pixel counts, and every step of a colour: the same story draws the same pixels.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ differing: number, difference?: Buffer }>} the number of differing pixels, and a PNG that marks them
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
  return { differing, difference }
}

/**
 * The smallest form of a screenshot without a loss.
 *
 * @param {Buffer} png
 */
export const compress = (png) => sharp(png).webp({ lossless: true, effort: 5 }).toBuffer()
