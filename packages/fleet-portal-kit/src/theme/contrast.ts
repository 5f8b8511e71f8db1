import { colord, extend, type Colord } from 'colord'
import a11y from 'colord/plugins/a11y'
import names from 'colord/plugins/names'
import oklch from 'colord/plugins/oklch'
import type { ColorToken, FleetPortalAppearance, Tokens } from '../provider/appearance.ts'
import { contrastPairs, type ContrastPair } from './contrastPairs.ts'
import { resolveTokens, schemesOf, type ColorScheme } from './resolveTokens.ts'

extend([a11y, names, oklch])

/** The contrast of two colours that the widgets show on each other. @since 0.1.0 */
export interface Contrast {
  /** In which colours of the appearance. */
  readonly scheme: ColorScheme
  /** The token of the text, or of a shape such as the border of a field. */
  readonly color: ColorToken
  /** The token of the colour behind it. */
  readonly background: ColorToken
  /** The ratio, from 1 to 21, rounded down. Undefined if a value is no colour that can be read here, such as `var(--brand)`. */
  readonly ratio: number | undefined
  /** The ratio that WCAG 2.2 AA asks for: 4.5 for text, 3 for shapes. */
  readonly required: number
}

/** A contrast below WCAG 2.2 AA. @since 0.1.0 */
export interface ContrastProblem extends Contrast {
  /** The closest value of a token that has enough contrast in all its pairs. Undefined if a value cannot be read. */
  readonly suggestion: { readonly token: ColorToken; readonly value: string } | undefined
}

const requiredRatio = ({ kind }: ContrastPair) => (kind === 'text' ? 4.5 : 3)

/** A colour in front of another one. */
function flatten(front: Colord, behind: Colord): Colord {
  const { r, g, b, a } = front.toRgb()
  const other = behind.toRgb()
  const blend = (upper: number, lower: number) => upper * a + lower * (1 - a)
  return colord({ r: blend(r, other.r), g: blend(g, other.g), b: blend(b, other.b) })
}

/** The ratio of a pair. Undefined if one of the values is no colour. */
function ratioOf({ color, background }: ContrastPair, tokens: Tokens): number | undefined {
  const front = colord(tokens[color])
  const behind = colord(tokens[background])
  if (!front.isValid() || !behind.isValid()) return undefined
  const page = colord(tokens['color-page'])
  const solid = flatten(behind, flatten(page.isValid() ? page : behind, colord('#fff')))
  return flatten(front, solid).contrast(solid)
}

const isEnough = (pair: ContrastPair, tokens: Tokens) => (ratioOf(pair, tokens) ?? 0) >= requiredRatio(pair)

/** The steps of lightness that a suggestion tries, from 0 to 1. */
const steps = Array.from({ length: 201 }, (_, index) => index / 200)

/** The value of the token that has enough contrast and the closest lightness, in the same hue. */
function suggest(pair: ContrastPair, tokens: Tokens): string | undefined {
  const token = pair.adjust
  const { l, c, h } = colord(tokens[token]).toOklch()
  const candidates = steps
    .toSorted((one, other) => Math.abs(one - l) - Math.abs(other - l))
    .map((lightness) => colord({ ok: true, l: lightness, c, h, a: 1 }).toHex())
  const passes = (pairs: readonly ContrastPair[]) =>
    candidates.find((value) => pairs.every((one) => isEnough(one, { ...tokens, [token]: value })))
  return passes(contrastPairs.filter(({ adjust }) => adjust === token)) ?? passes([pair])
}

/**
 * The contrast of every pair of colours that the widgets show, in the colour schemes of an appearance.
 *
 * @since 0.1.0
 */
export function contrasts(appearance: FleetPortalAppearance = {}): readonly Contrast[] {
  return schemesOf(appearance).flatMap((scheme) => {
    const tokens = resolveTokens(appearance, scheme)
    return contrastPairs.map((pair) => ({
      scheme,
      color: pair.color,
      background: pair.background,
      ratio: ratioOf(pair, tokens),
      required: requiredRatio(pair),
    }))
  })
}

/**
 * The pairs of colours with a contrast below WCAG 2.2 AA, each with its ratio and with a value that has enough contrast. For a
 * test of your theme; the provider does not check it. An appearance that is `auto` is checked in light and dark.
 *
 * @example
 * expect(contrastProblems({ tokens: { 'color-accent': '#7cc4ff' } })).toEqual([])
 *
 * @since 0.1.0
 */
export function contrastProblems(appearance: FleetPortalAppearance = {}): readonly ContrastProblem[] {
  return contrasts(appearance).flatMap((contrast) => {
    const { scheme, color, background, ratio = 0, required } = contrast
    if (ratio >= required) return []
    const pair = contrastPairs.find((one) => one.color === color && one.background === background)
    const value = pair && contrast.ratio !== undefined && suggest(pair, resolveTokens(appearance, scheme))
    return [{ ...contrast, suggestion: pair && value ? { token: pair.adjust, value } : undefined }]
  })
}
