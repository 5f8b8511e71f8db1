import type { ColorToken } from '../provider/appearance.ts'

/** Two colours that the widgets show on each other. */
export interface ContrastPair {
  /** The token of the text, or of a shape such as the border of a field. */
  readonly color: ColorToken
  /** The token of the colour behind it. */
  readonly background: ColorToken
  /** Text needs a ratio of 4.5, shapes 3. */
  readonly kind: 'text' | 'shape'
  /** The token to change if the contrast is too low. */
  readonly adjust: ColorToken
}

type Names = readonly ColorToken[]

const on = (backgrounds: Names, colors: Names, kind: ContrastPair['kind'] = 'text'): ContrastPair[] =>
  backgrounds.flatMap((background) => colors.map((color) => ({ color, background, kind, adjust: color })))

/** Pairs in which the text has the colour of another part, so that the background has to change. */
const inverted = (backgrounds: Names, color: ColorToken): ContrastPair[] =>
  backgrounds.map((background) => ({ color, background, kind: 'text', adjust: background }))

const neutral: Names = ['color-page', 'color-surface', 'color-sunken']
const soft: Names = ['color-accent-soft', 'color-danger-soft', 'color-warning-soft', 'color-success-soft']
const products: Names = ['color-diesel', 'color-gas91', 'color-gas95', 'color-gas97', 'color-lubes']

/** Every pair of colours that the widgets show. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on([...neutral, ...soft], ['color-text']),
  ...on([...neutral, 'color-accent-soft'], ['color-muted', 'color-accent']),
  ...on(['color-page', 'color-surface'], ['color-danger', 'color-warning', 'color-success']),
  ...on(['color-danger-soft'], ['color-danger']),
  ...on(['color-warning-soft'], ['color-warning']),
  ...on(['color-success-soft'], ['color-success']),
  ...on(['color-accent', 'color-accent-strong'], ['color-on-accent']),
  // The button of a dangerous action, toasts and tooltips.
  ...inverted(['color-danger', 'color-text'], 'color-surface'),
  ...on(['color-page', 'color-surface'], ['color-border-input'], 'shape'),
  ...on(['color-surface'], products, 'shape'),
]
