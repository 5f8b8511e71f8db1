import type { ColorToken, SizeToken } from 'fleet-portal-kit'

interface TokenField<Token extends string> {
  token: Token
  label: string
}

/** The colours by what they are for, with the names that a designer looks for. */
export const colorGroups: readonly {
  key: string
  label: string
  fields: readonly TokenField<ColorToken>[]
}[] = [
  {
    key: 'brand',
    label: 'Brand',
    fields: [
      { token: 'color-accent', label: 'Accent' },
      { token: 'color-accent-strong', label: 'Accent, pressed' },
      { token: 'color-accent-soft', label: 'Accent, soft' },
      { token: 'color-on-accent', label: 'Text on accent' },
    ],
  },
  {
    key: 'neutral',
    label: 'Neutral',
    fields: [
      { token: 'color-page', label: 'Page' },
      { token: 'color-surface', label: 'Surface' },
      { token: 'color-sunken', label: 'Sunken' },
      { token: 'color-border', label: 'Border' },
      { token: 'color-border-input', label: 'Border of fields' },
      { token: 'color-text', label: 'Text' },
      { token: 'color-muted', label: 'Muted text' },
    ],
  },
  {
    key: 'states',
    label: 'States',
    fields: [
      { token: 'color-danger', label: 'Danger' },
      { token: 'color-danger-soft', label: 'Danger, soft' },
      { token: 'color-warning', label: 'Warning' },
      { token: 'color-warning-soft', label: 'Warning, soft' },
      { token: 'color-success', label: 'Success' },
      { token: 'color-success-soft', label: 'Success, soft' },
    ],
  },
  {
    key: 'products',
    label: 'Products',
    fields: [
      { token: 'color-diesel', label: 'Diesel' },
      { token: 'color-gas91', label: 'Gas 91' },
      { token: 'color-gas95', label: 'Gas 95' },
      { token: 'color-gas97', label: 'Gas 97' },
      { token: 'color-lubes', label: 'Lubes' },
    ],
  },
]

export const sizeFields: readonly TokenField<SizeToken>[] = [
  { token: 'font-family', label: 'Font family' },
  { token: 'weight-medium', label: 'Weight of labels and buttons' },
  { token: 'weight-strong', label: 'Weight of emphasis' },
  { token: 'weight-title', label: 'Weight of titles' },
  { token: 'text-label', label: 'Labels' },
  { token: 'text-table', label: 'Tables' },
  { token: 'text-body', label: 'Text' },
  { token: 'text-title', label: 'Titles' },
  { token: 'text-display', label: 'Large figures' },
  { token: 'radius', label: 'Radius' },
  { token: 'space', label: 'Space, one step' },
  { token: 'control-height', label: 'Height of controls' },
  { token: 'row-height', label: 'Height of rows' },
]

const labels = new Map<string, string>(
  colorGroups.flatMap(({ fields }) => fields.map(({ token, label }) => [token, label] as const)),
)

/** The name of a colour, as the fields show it. */
export const labelOf = (token: ColorToken): string => labels.get(token) ?? token
