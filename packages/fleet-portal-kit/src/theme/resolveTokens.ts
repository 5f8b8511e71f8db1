import {
  dark,
  compact,
  light,
  shared,
  type FleetPortalAppearance,
  type Tokens,
} from '../provider/appearance.ts'

/** The colours of an appearance: those for light or those for dark pages. @since 0.1.0 */
export type ColorScheme = 'light' | 'dark'

/** The colour schemes that an appearance can have: both for `auto`. */
export const schemesOf = ({ colorScheme = 'light' }: FleetPortalAppearance): readonly ColorScheme[] =>
  colorScheme === 'auto' ? ['light', 'dark'] : [colorScheme]

/** The values of all tokens of an appearance in one colour scheme. @since 0.1.0 */
export const resolveTokens = (
  { density, tokens, darkTokens }: FleetPortalAppearance,
  scheme: ColorScheme,
): Tokens => ({
  ...shared,
  ...(density === 'compact' && compact),
  ...(scheme === 'dark' ? dark : light),
  ...tokens,
  ...(scheme === 'dark' && darkTokens),
})
