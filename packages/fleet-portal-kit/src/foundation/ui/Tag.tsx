import { Ban, CircleCheck, type IconNode } from 'lucide'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { iconAttributes, iconPaths, iconStyles } from './Icon.tsx'
import { reset } from './layout.ts'

type Tone = 'success' | 'danger' | 'warning' | 'neutral' | 'scheduled' | 'done'

type Token = Parameters<typeof token>[0]

const colors: Record<Tone, { text: Token; background: Token }> = {
  success: { text: 'color-success', background: 'color-success-soft' },
  danger: { text: 'color-danger', background: 'color-danger-soft' },
  warning: { text: 'color-warning', background: 'color-warning-soft' },
  neutral: { text: 'color-muted', background: 'color-sunken' },
  scheduled: { text: 'color-accent', background: 'color-accent-soft' },
  done: { text: 'color-muted', background: 'color-sunken' },
}

const toneStyles = (Object.keys(colors) as Tone[]).map(
  (tone) =>
    `&[data-tone='${tone}'] { color: ${token(colors[tone].text)}; background: ${token(colors[tone].background)}; }`,
)

// Lists render many tags. Styles without functions of props are computed once for all of them.
const Shape = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  height: 22px;
  padding: 0 7px;
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: 11px;
  font-size: ${token('text-label')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  ${toneStyles}
  & > svg {
    ${iconStyles}
    width: 13px;
    height: 13px;
  }
`

/** The tones with a default icon. The caller passes the icon of other tones, so that a page loads only the icons that it shows. */
type ToneWithIcon = 'success' | 'neutral'

/** The tone and icon of a status. */
export type TagLook =
  { tone: ToneWithIcon; icon?: IconNode } | { tone: Exclude<Tone, ToneWithIcon>; icon: IconNode }

const renderIcon = (icon: IconNode) => <svg {...iconAttributes}>{iconPaths(icon)}</svg>

// One element per tone: React does not render an identical element again.
const defaultIcons: Partial<Record<Tone, ReactNode>> = {
  success: renderIcon(CircleCheck),
  neutral: renderIcon(Ban),
}

/** A status with a text, an icon and a colour. Memoized, because most rows of the next page have the same status. */
export const Tag = memo(function Tag({ tone, icon, children }: TagLook & { children: string }) {
  return (
    <Shape className="fpk-tag" data-tone={tone}>
      {icon ? renderIcon(icon) : defaultIcons[tone]}
      {children}
    </Shape>
  )
})
