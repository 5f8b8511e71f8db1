import type { ColorToken, FleetPortalAppearance, SizeToken, Tokens } from 'fleet-portal-kit'
import { resolveTokens, type ColorScheme } from 'fleet-portal-kit/theme'

/** A theme while it is edited: the values that differ from those of the kit. */
export interface ThemeDraft {
  colorScheme: 'light' | 'dark' | 'auto'
  density: 'regular' | 'compact'
  sizes: Readonly<Partial<Record<SizeToken, string>>>
  colors: Readonly<Record<ColorScheme, Readonly<Partial<Record<ColorToken, string>>>>>
}

export const emptyDraft: ThemeDraft = {
  colorScheme: 'auto',
  density: 'regular',
  sizes: {},
  colors: { light: {}, dark: {} },
}

const kitTokens: Readonly<Record<ColorScheme, Tokens>> = {
  light: resolveTokens({}, 'light'),
  dark: resolveTokens({}, 'dark'),
}

/** The value of a colour in the draft. */
export const colorOf = ({ colors }: ThemeDraft, scheme: ColorScheme, token: ColorToken): string =>
  colors[scheme][token] ?? kitTokens[scheme][token]

/** The value of a size in the draft. */
export const sizeOf = ({ density, sizes }: ThemeDraft, token: SizeToken): string =>
  sizes[token] ?? resolveTokens({ density }, 'light')[token]

/** The draft with another colour. The value of the kit removes it from the draft. */
export const withColor = (
  draft: ThemeDraft,
  scheme: ColorScheme,
  token: ColorToken,
  value: string,
): ThemeDraft => {
  const { [token]: _, ...others } = draft.colors[scheme]
  const colors = value === kitTokens[scheme][token] ? others : { ...others, [token]: value }
  return { ...draft, colors: { ...draft.colors, [scheme]: colors } }
}

/** The draft with another size. The value of the kit removes it from the draft. */
export const withSize = (draft: ThemeDraft, token: SizeToken, value: string): ThemeDraft => {
  const { [token]: _, ...others } = draft.sizes
  const isDefault = value === resolveTokens({ density: draft.density }, 'light')[token]
  return { ...draft, sizes: isDefault ? others : { ...others, [token]: value } }
}

/**
 * The appearance of a draft, for the provider. `tokens` of an appearance apply to dark too, so a theme with both schemes states
 * the dark value of every colour that it changes.
 */
export function appearanceOf({ colorScheme, density, sizes, colors }: ThemeDraft): FleetPortalAppearance {
  const main = colorScheme === 'dark' ? colors.dark : colors.light
  const changed = Object.keys({ ...colors.light, ...colors.dark }) as ColorToken[]
  const dark = Object.fromEntries(
    changed.map((token) => [token, colors.dark[token] ?? kitTokens.dark[token]]),
  )
  const tokens = { ...sizes, ...main }
  const hasBoth = colorScheme === 'auto' && changed.length > 0
  return {
    colorScheme,
    ...(density === 'compact' && { density }),
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...(hasBoth && { darkTokens: dark }),
  }
}

const isName = /^[a-zA-Z_$][\w$]*$/
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** An object as JavaScript writes it. */
function codeOf(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return quote(String(value))
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, entry]) => `${inner}${isName.test(key) ? key : quote(key)}: ${codeOf(entry, inner)},`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The appearance as code for a page with React. */
export const toCode = (appearance: FleetPortalAppearance): string =>
  [
    `const appearance: FleetPortalAppearance = ${codeOf(appearance, '')}`,
    '',
    '<FleetPortalProvider appearance={appearance} apiUrl={apiUrl} getSession={getSession}>',
  ].join('\n')

/** The appearance as JSON, such as for `appearance` of `config.json`. */
export const toJson = (appearance: FleetPortalAppearance): string => JSON.stringify(appearance, null, 2)
