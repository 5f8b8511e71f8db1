import { Star } from 'lucide'
import { useId, useState, type Dispatch } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { VStack, InlineText, HStack, reset } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { ratings, type Answers, type Rating, type SurveyAction } from './surveyReducer.ts'
import { StepActions } from './StepActions.tsx'

const Stars = styled(HStack)`
  gap: ${space(1)} ${space(2)};
  flex-wrap: wrap;
  @container (max-width: 560px) {
    gap: 0;
    flex-wrap: nowrap;
  }
  /* The stars keep their places when one is chosen. Below this width its frame would cover the stars beside it. */
  @container (min-width: 300px) and (max-width: 560px) {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const StarOption = styled.label`
  ${reset}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  min-width: 104px;
  padding: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
  cursor: pointer;
  &:hover {
    background: ${token('color-sunken')};
  }
  &[data-lit] svg {
    color: ${token('color-warning')};
    fill: currentColor;
  }
  &:has(:checked) {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
    color: ${token('color-text')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
  /* Five stars in one line. The ends have their words, or the chosen star has its own. Opacity keeps the other names for screen readers. */
  @container (max-width: 560px) {
    min-width: 0;
    flex: 1 1 0;
    padding: ${space(2)} 0;
    & > span {
      white-space: nowrap;
    }
    &:not(:first-child, :last-child) > span,
    [role='radiogroup']:has(:checked) &:not(:has(:checked)) > span {
      opacity: 0;
    }
    /* The words of the ends are wider than their stars, and stay within the line of stars. */
    &:first-child > span {
      align-self: flex-start;
    }
    &:last-child > span {
      align-self: flex-end;
    }
    /* The frame of the chosen star holds its word, or two lines of several words. */
    &:has(:checked) {
      justify-self: center;
      width: 100%;
      min-width: 90px;
      padding-inline: ${space(1)};
    }
    &:has(:checked) > span {
      align-self: center;
      text-align: center;
      white-space: normal;
      opacity: 1;
    }
  }
`

const Radio = styled.input`
  ${reset}
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`

interface StarsStepProps {
  answers: Answers
  dispatch: Dispatch<SurveyAction>
  skip: (answers: Answers) => void
}

/** Reads a rating of one to five stars with labelled radio buttons. */
export function StarsStep({ answers, dispatch, skip }: StarsStepProps) {
  const t = useMessages(surveyMessages)
  const name = useId()
  const [rating, setRating] = useState<Rating | undefined>(answers.rating)
  const currentAnswers: Answers = rating ? { ...answers, rating } : answers
  return (
    <VStack $gap={3}>
      <Stars role="radiogroup" aria-label={t.stars}>
        {ratings.map((one) => (
          <StarOption key={one} data-lit={rating && one <= rating ? '' : undefined}>
            <Radio
              type="radio"
              name={name}
              value={one}
              checked={rating === one}
              onChange={() => setRating(one)}
            />
            <Icon of={Star} size={32} />
            <InlineText>{t.starLabels[one]}</InlineText>
          </StarOption>
        ))}
      </Stars>
      <StepActions onSkip={() => skip(currentAnswers)}>
        <Button
          variant="primary"
          disabledReason={rating ? undefined : t.pickStar}
          onClick={() => rating && dispatch({ type: 'rated', rating })}
        >
          {t.next}
        </Button>
      </StepActions>
    </VStack>
  )
}
