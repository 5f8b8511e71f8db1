import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

const Actions = styled(HStack)`
  padding-top: ${space(1)};
  flex-wrap: wrap;
`

interface StepActionsProps {
  /** The button to the next step. */
  children: ReactNode
  onBack?: () => void
  onSkip: () => void
}

/** The buttons of a survey step: next, back and skip. */
export function StepActions({ children, onBack, onSkip }: StepActionsProps) {
  const t = useMessages(surveyMessages)
  return (
    <Actions>
      {children}
      {onBack && <Button onClick={onBack}>{t.back}</Button>}
      <Button variant="quiet" onClick={onSkip}>
        {t.skip}
      </Button>
    </Actions>
  )
}
