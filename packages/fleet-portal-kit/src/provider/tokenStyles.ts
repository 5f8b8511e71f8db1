import { css } from 'styled-components'
import { dark, light, shared, type FleetPortalAppearance, type TokenName } from './appearance.ts'

const declarations = (tokens: Partial<Record<TokenName, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--fpk-${name}: ${value};`)
    .join('')

/** The CSS declarations of an appearance, for the root of a widget. */
export const tokenStyles = ({ colorScheme = 'light', tokens = {} }: FleetPortalAppearance) => css`
  ${declarations(shared)}
  ${declarations(colorScheme === 'dark' ? dark : light)}
  color-scheme: ${colorScheme === 'auto' ? 'light dark' : colorScheme};
  ${
    colorScheme === 'auto' &&
    css`
      @media (prefers-color-scheme: dark) {
        ${declarations(dark)}
      }
    `
  }
  ${declarations(tokens)}
  @media (prefers-reduced-motion: reduce) {
    --fpk-duration: 0ms;
  }
`
