export { contrastProblems, contrasts } from './contrast.ts'
export type { Contrast, ContrastProblem } from './contrast.ts'
export { resolveTokens } from './resolveTokens.ts'
export type { ColorScheme } from './resolveTokens.ts'
export type {
  ColorToken,
  FleetPortalAppearance,
  SizeToken,
  TokenName,
  Tokens,
} from '../provider/appearance.ts'
