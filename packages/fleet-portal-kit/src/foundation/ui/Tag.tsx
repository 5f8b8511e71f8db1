import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { glyph } from './Icon.tsx'
import { reset } from './layout.ts'

export type Tone = 'success' | 'danger' | 'warning' | 'neutral' | 'scheduled' | 'done'

const looks: Record<
  Tone,
  { icon: LucideIcon; ink: Parameters<typeof token>[0]; paper: Parameters<typeof token>[0] }
> = {
  success: { icon: CircleCheck, ink: 'color-success', paper: 'color-success-soft' },
  danger: { icon: CircleX, ink: 'color-danger', paper: 'color-danger-soft' },
  warning: { icon: Hourglass, ink: 'color-warning', paper: 'color-warning-soft' },
  neutral: { icon: Ban, ink: 'color-muted', paper: 'color-sunken' },
  scheduled: { icon: CalendarClock, ink: 'color-accent', paper: 'color-accent-soft' },
  done: { icon: CircleDashed, ink: 'color-muted', paper: 'color-sunken' },
}

const tones = (Object.keys(looks) as Tone[]).map(
  (tone) =>
    `&[data-tone='${tone}'] { color: ${token(looks[tone].ink)}; background: ${token(looks[tone].paper)}; }`,
)

// Lists draw many: one style for all tones, without functions, is worked out once.
const Shape = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  height: 22px;
  padding: 0 7px;
  /* Seen where colours are forced and the ground is not. */
  border: 1px solid transparent;
  border-radius: 11px;
  font-size: ${token('text-label')};
  font-weight: 550;
  white-space: nowrap;
  ${tones}
  & > svg {
    ${glyph}
    width: 13px;
    height: 13px;
  }
`

// One element for each tone: React leaves alone what is the same object as before.
const pictures = Object.fromEntries(
  Object.entries(looks).map(([tone, { icon: Glyph }]) => [
    tone,
    <Glyph key={tone} aria-hidden focusable={false} />,
  ]),
) as Record<Tone, ReactNode>

interface TagProps {
  tone: Tone
  /** In place of the picture of the tone. */
  icon?: LucideIcon
  children: string
}

/** A status: a word with a picture and a colour, never a colour alone. */
export function Tag({ tone, icon: Other, children }: TagProps) {
  return (
    <Shape className="fpk-tag" data-tone={tone}>
      {Other ? <Other aria-hidden focusable={false} /> : pictures[tone]}
      {children}
    </Shape>
  )
}
