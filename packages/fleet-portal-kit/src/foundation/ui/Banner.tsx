import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Icon } from './Icon.tsx'
import { Box, reset } from './layout.ts'

type Tone = 'danger' | 'warning' | 'success' | 'info'

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info }
const textColors = {
  danger: 'color-danger',
  warning: 'color-warning',
  success: 'color-success',
  info: 'color-accent',
} as const
const backgrounds = {
  danger: 'color-danger-soft',
  warning: 'color-warning-soft',
  success: 'color-success-soft',
  info: 'color-accent-soft',
} as const

const Shape = styled.div<{ $tone: Tone }>`
  ${reset}
  display: flex;
  gap: ${space(2)};
  padding: ${space(2.5)} ${space(3)};
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: ${({ $tone }) => token(backgrounds[$tone])};
  & > svg {
    align-self: flex-start;
    margin-top: 2px;
    color: ${({ $tone }) => token(textColors[$tone])};
  }
`

const Content = styled(Box)`
  flex: 1;
  min-width: 0;
  text-wrap: pretty;
`

/** A permanent message above the content that it refers to. Screen readers announce errors at once. */
export function Banner({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Shape $tone={tone} className="fpk-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <Content>{children}</Content>
    </Shape>
  )
}
