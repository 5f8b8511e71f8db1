import { css } from 'styled-components'
import { dark, densities, light, shared, type FleetPortalAppearance, type TokenName } from './appearance.ts'

const declarations = (tokens: Partial<Record<TokenName, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--fpk-${name}: ${value};`)
    .join('')

/** The CSS declarations of an appearance, for the root of a widget. */
export const tokenStyles = ({
  colorScheme = 'light',
  density = 'regular',
  tokens = {},
  darkTokens = {},
}: FleetPortalAppearance) => {
  const sizes = { ...shared, ...densities[density], ...tokens }
  return css`
    ${declarations(sizes)}
    ${declarations({ ...(colorScheme === 'dark' ? dark : light), ...tokens, ...(colorScheme === 'dark' && darkTokens) })}
    color-scheme: ${colorScheme === 'auto' ? 'light dark' : colorScheme};
    ${
      colorScheme === 'auto' &&
      css`
        @media (prefers-color-scheme: dark) {
          ${declarations({ ...dark, ...tokens, ...darkTokens })}
        }
      `
    }
    @media (prefers-reduced-motion: reduce) {
      --fpk-duration: 0ms;
    }
    /* A finger needs 44 px. A container cannot ask for its own width, so its children have the token. */
    & > * {
      @container (max-width: 640px) {
        --fpk-control-height: max(44px, ${sizes['control-height']});
      }
    }
  `
}
