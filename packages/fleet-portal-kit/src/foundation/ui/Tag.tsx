import { Ban, CircleCheck, type IconNode } from 'lucide'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { canvas, glyph, strokes } from './Icon.tsx'
import { reset } from './layout.ts'

type Tone = 'success' | 'danger' | 'warning' | 'neutral' | 'scheduled' | 'done'

type Token = Parameters<typeof token>[0]

const looks: Record<Tone, { ink: Token; paper: Token }> = {
  success: { ink: 'color-success', paper: 'color-success-soft' },
  danger: { ink: 'color-danger', paper: 'color-danger-soft' },
  warning: { ink: 'color-warning', paper: 'color-warning-soft' },
  neutral: { ink: 'color-muted', paper: 'color-sunken' },
  scheduled: { ink: 'color-accent', paper: 'color-accent-soft' },
  done: { ink: 'color-muted', paper: 'color-sunken' },
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

/** The tones of most lists have a picture of their own; others bring theirs, so that a page loads none that it does not show. */
type OwnTone = 'success' | 'neutral'

/** What a status looks like. */
export type TagLook = { tone: OwnTone; icon?: IconNode } | { tone: Exclude<Tone, OwnTone>; icon: IconNode }

const pictureOf = (icon: IconNode) => <svg {...canvas}>{strokes(icon)}</svg>

// One element for each tone: React leaves alone what is the same object as before.
const pictures: Partial<Record<Tone, ReactNode>> = {
  success: pictureOf(CircleCheck),
  neutral: pictureOf(Ban),
}

/** A status: a word with a picture and a colour, never a colour alone. Most lines of a next page have the same one. */
export const Tag = memo(function Tag({ tone, icon: own, children }: TagLook & { children: string }) {
  return (
    <Shape className="fpk-tag" data-tone={tone}>
      {own ? pictureOf(own) : pictures[tone]}
      {children}
    </Shape>
  )
})
