import { css } from 'styled-components'
import { compact, dark, light, shared, type FleetPortalAppearance, type TokenName } from './appearance.ts'

const declarations = (tokens: Partial<Record<TokenName, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--fpk-${name}: ${value};`)
    .join('')

/** The CSS declarations of an appearance, for the root of a widget. */
export const tokenStyles = ({
  colorScheme = 'light',
  density,
  tokens,
  darkTokens,
}: FleetPortalAppearance) => {
  const sizes = { ...shared, ...(density === 'compact' && compact), ...tokens }
  const inDark = declarations({ ...dark, ...tokens, ...darkTokens })
  return css`
    ${declarations({ ...light, ...sizes })}
    color-scheme: light;
    /* Paper is light. */
    @media screen {
      color-scheme: ${colorScheme === 'auto' ? 'light dark' : colorScheme};
      ${colorScheme === 'dark' && inDark}
    }
    ${colorScheme === 'auto' && `@media screen and (prefers-color-scheme: dark) { ${inDark} }`}
    @media (prefers-reduced-motion: reduce) {
      --fpk-duration: 0ms;
    }
    /* A finger needs 44 px. A container cannot ask for its own width, so its children have the token. */
    & > * {
      @container (max-width: 640px) {
        --fpk-control-height: max(44px, ${sizes['control-height']});
        --fpk-finger: 44px;
      }
    }
  `
}
