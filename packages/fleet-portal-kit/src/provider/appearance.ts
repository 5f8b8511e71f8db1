/** The theme tokens: the only source of colours, spacing, radius, type and durations. CSS variables `--fpk-<name>` on the root of a widget. */
export const light: Record<ColorToken, string> = {
  'color-page': '#f6f7f9',
  'color-surface': '#ffffff',
  'color-sunken': '#eef1f4',
  'color-border': '#dde2e8',
  'color-border-input': '#7c8794',
  'color-text': '#17212b',
  'color-muted': '#55616e',
  'color-accent': '#0b6b70',
  'color-accent-strong': '#084f53',
  'color-accent-soft': '#e3f1f1',
  'color-on-accent': '#ffffff',
  'color-danger': '#b3261e',
  'color-danger-soft': '#fcebe9',
  'color-warning': '#8a5300',
  'color-warning-soft': '#fff3db',
  'color-success': '#17693a',
  'color-success-soft': '#e4f4ea',
  'color-diesel': '#8a5a00',
  'color-gas91': '#1a7f37',
  'color-gas95': '#b3261e',
  'color-gas97': '#3f4fb8',
  'color-lubes': '#6a4c93',
  'color-overlay': 'rgb(16 24 32 / 48%)',
  'shadow-overlay': '0 8px 28px rgb(16 24 32 / 18%)',
}

/** A token of colour. It has a value for light and one for dark. @since 0.1.0 */
export type ColorToken =
  | 'color-page'
  | 'color-surface'
  | 'color-sunken'
  | 'color-border'
  | 'color-border-input'
  | 'color-text'
  | 'color-muted'
  | 'color-accent'
  | 'color-accent-strong'
  | 'color-accent-soft'
  | 'color-on-accent'
  | 'color-danger'
  | 'color-danger-soft'
  | 'color-warning'
  | 'color-warning-soft'
  | 'color-success'
  | 'color-success-soft'
  | 'color-diesel'
  | 'color-gas91'
  | 'color-gas95'
  | 'color-gas97'
  | 'color-lubes'
  | 'color-overlay'
  | 'shadow-overlay'

export const dark: Record<ColorToken, string> = {
  'color-page': '#11171c',
  'color-surface': '#192128',
  'color-sunken': '#222c35',
  'color-border': '#313d48',
  'color-border-input': '#7f8d9b',
  'color-text': '#e8edf1',
  'color-muted': '#a5b1bd',
  'color-accent': '#5fc3c6',
  'color-accent-strong': '#8ad7d9',
  'color-accent-soft': '#153a3d',
  'color-on-accent': '#06292b',
  'color-danger': '#ff9b92',
  'color-danger-soft': '#42201d',
  'color-warning': '#f2b95c',
  'color-warning-soft': '#3b2c10',
  'color-success': '#79cf9a',
  'color-success-soft': '#173424',
  'color-diesel': '#e0ad54',
  'color-gas91': '#6fcf8b',
  'color-gas95': '#ff9b92',
  'color-gas97': '#a3aef5',
  'color-lubes': '#c7a9ea',
  'color-overlay': 'rgb(0 0 0 / 60%)',
  'shadow-overlay': '0 8px 28px rgb(0 0 0 / 50%)',
}

/** A token of size, type or duration. @since 0.1.0 */
export type SizeToken =
  | 'space'
  | 'radius'
  | 'control-height'
  | 'row-height'
  | 'sticky-top'
  | 'sticky-left'
  | 'font-family'
  | 'weight-medium'
  | 'weight-strong'
  | 'weight-title'
  | 'text-label'
  | 'text-table'
  | 'text-body'
  | 'text-title'
  | 'text-display'
  | 'duration'

export const shared: Record<SizeToken, string> = {
  space: '4px',
  radius: '8px',
  'control-height': '36px',
  'row-height': '44px',
  /** The height of fixed content at the top of the window. Table headers stick below it. */
  'sticky-top': '0px',
  /** The width of fixed content at the left of the window. The first table column sticks beside it. */
  'sticky-left': '0px',
  'font-family': 'inherit',
  /** The weight of labels and buttons. */
  'weight-medium': '550',
  /** The weight of what should be found first in a row or a box. */
  'weight-strong': '600',
  'weight-title': '650',
  'text-label': '12px',
  'text-table': '13px',
  'text-body': '14px',
  'text-title': '20px',
  'text-display': '28px',
  duration: '120ms',
}

/** The sizes of a compact appearance that differ. */
export const compact: Partial<Record<SizeToken, string>> = {
  space: '3px',
  'control-height': '30px',
  'row-height': '34px',
}

/** The name of a theme token. Its CSS variable is `--fpk-<name>`. @since 0.1.0 */
export type TokenName = ColorToken | SizeToken
/** The values of all theme tokens. @since 0.1.0 */
export type Tokens = Readonly<Record<TokenName, string>>

/** Colours, sizes and type of the widgets. @since 0.1.0 */
export interface FleetPortalAppearance {
  /** `auto` follows the system setting. Default: `light`. */
  colorScheme?: 'light' | 'dark' | 'auto'
  /**
   * `compact` has lower rows and controls and less space between them, for tables with many rows. Default: `regular`. In
   * widgets of 640 px or less both have controls of 44 px, for touch.
   */
  density?: 'regular' | 'compact'
  /** Overrides single tokens, in light and dark. */
  tokens?: Partial<Tokens>
  /** Overrides single tokens in dark, after `tokens`. */
  darkTokens?: Partial<Tokens>
}

/** The CSS variable of a token, for use in styles. */
export const token = (name: TokenName): string => `var(--fpk-${name})`

/** `radius(0.5)` is half the radius. Without a number it is the radius. */
export const radius = (times = 1): string => `calc(var(--fpk-radius) * ${times})`

/** `space(3)` is 12 px. */
export const space = (steps: number): string => `calc(var(--fpk-space) * ${steps})`
