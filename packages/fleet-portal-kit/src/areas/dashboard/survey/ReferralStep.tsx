import { useState } from 'react'
import { RadioGroup } from '../../../foundation/form/RadioGroup.tsx'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { SendingBanner } from '../../../foundation/errors/SendingBanner.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { VStack } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { useMessages } from '../../../provider/messages.ts'
import { StepActions } from './StepActions.tsx'
import { ratings, type Answers, type Rating, type Reasons } from './surveyReducer.ts'
import type { useSurvey } from './useSurvey.ts'

interface ReferralStepProps {
  survey: ReturnType<typeof useSurvey>
  answers: Answers & Reasons & { rating: Rating }
}

/** Reads how likely the user is to recommend the portal, and submits all answers. */
export function ReferralStep({ survey, answers }: ReferralStepProps) {
  const t = useMessages(surveyMessages)
  const errorMessage = useErrorMessage()
  const [score, setScore] = useState<Rating>()
  const { dispatch, isPending, failure, skip, submit } = survey
  return (
    <VStack $gap={3}>
      {failure !== undefined && <Banner tone="danger">{errorMessage(failure)}</Banner>}
      <RadioGroup
        label={t.referral}
        isLabelHidden
        name="recommendationScore"
        value={score === undefined ? '' : String(score)}
        choices={ratings.map((one) => ({ value: String(one), label: t.likelihoods[one] }))}
        onChange={(value) => setScore(ratings.find((one) => String(one) === value))}
      />
      {isPending && <SendingBanner />}
      <StepActions
        isSending={isPending}
        onBack={() => dispatch({ type: 'back' })}
        onSkip={() => skip(answers)}
      >
        <SendButton
          variant="primary"
          busy={isPending}
          disabledReason={score ? undefined : t.pickLikelihood}
          onClick={() => score && void submit(answers, score)}
        >
          {t.submit}
        </SendButton>
      </StepActions>
    </VStack>
  )
}
