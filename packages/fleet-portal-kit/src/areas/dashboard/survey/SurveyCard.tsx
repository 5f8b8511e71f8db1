import { CircleCheck, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { IconButton } from '../../../foundation/ui/Button.tsx'
import { Card, VStack, HStack, Paragraph, Subtitle } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { ReasonsStep } from './ReasonsStep.tsx'
import { ReferralStep } from './ReferralStep.tsx'
import type { SurveyReasons } from './SatisfactionSurvey.tsx'
import { StarsStep } from './StarsStep.tsx'
import { isSatisfied } from './surveyReducer.ts'
import { useSurvey } from './useSurvey.ts'

const Frame = styled(Card)`
  padding: ${space(4)} ${space(3)} ${space(5)} ${space(5)};
  container-type: inline-size;
  &[data-step='thanks'] svg {
    color: ${token('color-success')};
  }
`

const Heading = styled(Subtitle)`
  padding-top: 6px;
  &:focus {
    outline: none;
  }
`

interface SurveyCardProps {
  fleetId: string
  userId: string
  reasons: SurveyReasons
  onAnswered: (pause: number) => void
}

/** The survey, one question at a time. The focus moves to the heading of each new question, but not to the first one. */
export function SurveyCard({ fleetId, userId, reasons, onAnswered }: SurveyCardProps) {
  const t = useMessages(surveyMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const survey = useSurvey(fleetId, userId, onAnswered)
  const { state, dispatch, skip } = survey
  const shownStep = useRef(state.status)
  useEffect(() => {
    if (shownStep.current === state.status) return
    shownStep.current = state.status
    heading.current?.focus({ preventScroll: true })
  }, [state.status])
  if (state.status === 'closed') return null

  const title = () => {
    if (state.status === 'stars') return t.title
    if (state.status === 'reasons') return isSatisfied(state.answers.rating) ? t.great : t.unsatisfied
    return state.status === 'referral' ? t.referral : t.thanks
  }
  const content = () => {
    switch (state.status) {
      case 'stars':
        return <StarsStep answers={state.answers} dispatch={dispatch} skip={skip} />
      case 'reasons':
        return (
          <ReasonsStep
            key={String(isSatisfied(state.answers.rating))}
            fleetId={fleetId}
            answers={state.answers}
            reasons={reasons}
            dispatch={dispatch}
            skip={skip}
          />
        )
      case 'referral':
        return <ReferralStep survey={survey} answers={state.answers} />
      case 'thanks':
        return <Paragraph $muted>{t.thanksDetail}</Paragraph>
    }
  }
  return (
    <Frame aria-labelledby={id} className="fpk-survey" data-step={state.status}>
      <VStack $gap={3}>
        <HStack $justify="space-between" $align="start" $gap={3}>
          <HStack>
            {state.status === 'thanks' && <Icon of={CircleCheck} size={20} />}
            <Heading ref={heading} id={id} tabIndex={-1}>
              {title()}
            </Heading>
          </HStack>
          <IconButton
            icon={X}
            label={t.close}
            onClick={() => (state.status === 'thanks' ? survey.close() : skip({}))}
          />
        </HStack>
        {content()}
      </VStack>
    </Frame>
  )
}
