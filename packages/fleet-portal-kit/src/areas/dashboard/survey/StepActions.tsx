import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { HStack } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
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
  /** Whether the answers are being sent, so that back and skip would come too late. */
  isSending?: boolean
}

/** The buttons of a survey step: next, back and skip. */
export function StepActions({ children, onBack, onSkip, isSending }: StepActionsProps) {
  const t = useMessages(surveyMessages)
  const ui = useMessages(uiMessages)
  const sendingReason = isSending ? ui.saving : undefined
  return (
    <Actions>
      {children}
      {onBack && (
        <Button disabledReason={sendingReason} onClick={onBack}>
          {t.back}
        </Button>
      )}
      <Button variant="quiet" disabledReason={sendingReason} onClick={onSkip}>
        {t.skip}
      </Button>
    </Actions>
  )
}
