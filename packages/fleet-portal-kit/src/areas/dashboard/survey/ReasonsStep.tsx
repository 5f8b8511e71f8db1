import { limits } from 'api-client/contract/fields'
import type { Dispatch } from 'react'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { TextArea } from '../../../foundation/form/controls.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, InlineText } from '../../../foundation/ui/layout.ts'
import { surveyMessages } from '../../../locales/en/survey.ts'
import { useMessages } from '../../../provider/messages.ts'
import { Field, Form, other, useFields } from './reasonsForm.ts'
import type { SurveyReasons } from './SatisfactionSurvey.tsx'
import { StepActions } from './StepActions.tsx'
import { isSatisfied, type Answers, type Rating, type Reasons, type SurveyAction } from './surveyReducer.ts'

interface ReasonsStepProps {
  fleetId: string
  answers: Answers & { rating: Rating }
  reasons: SurveyReasons
  dispatch: Dispatch<SurveyAction>
  skip: (answers: Answers) => void
}

interface Values {
  ticked: string[]
  otherReason: string
}

/** Converts form values to answers. "Other" is sent by its label, and its text only if it is selected. */
function toReasons({ ticked, otherReason }: Values, otherLabel: string): Reasons {
  const feedback = ticked.map((reason) => (reason === other ? otherLabel : reason))
  return ticked.includes(other) ? { feedback, otherReason } : { feedback }
}

const toValues = ({ feedback = [], otherReason = '' }: Answers, otherLabel: string): Values => ({
  ticked: feedback.map((reason) => (reason === otherLabel ? other : reason)),
  otherReason,
})

function ReasonFields({ list }: { list: readonly string[] }) {
  const t = useMessages(surveyMessages)
  const { watch, setValue } = useFields()
  const ticked = watch('ticked')
  const toggle = (reason: string) =>
    setValue(
      'ticked',
      ticked.includes(reason) ? ticked.filter((one) => one !== reason) : [...ticked, reason],
      {
        shouldDirty: true,
        shouldValidate: true,
      },
    )
  return (
    <>
      <VStack $gap={2}>
        {[...list, other].map((reason) => (
          <Checkbox key={reason} checked={ticked.includes(reason)} onChange={() => toggle(reason)}>
            {reason === other ? t.other : reason}
          </Checkbox>
        ))}
      </VStack>
      {ticked.includes(other) && (
        <Field
          name="otherReason"
          label={t.otherReason}
          isRequired
          aside={<InlineText $muted>{`${watch('otherReason').length}/${limits.remarks}`}</InlineText>}
        >
          {({ onChange, ...control }) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={limits.remarks}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}

function Actions({ onBack, onSkip }: { onBack: () => void; onSkip: (values: Values) => void }) {
  const t = useMessages(surveyMessages)
  const { watch, getValues } = useFields()
  return (
    <StepActions onBack={onBack} onSkip={() => onSkip(getValues())}>
      <Button
        type="submit"
        variant="primary"
        disabledReason={watch('ticked').length > 0 ? undefined : t.tickOne}
      >
        {t.next}
      </Button>
    </StepActions>
  )
}

/** Reads the reasons for the rating: possible improvements after a low rating, strengths after a high one. */
export function ReasonsStep({ fleetId, answers, reasons, dispatch, skip }: ReasonsStepProps) {
  const t = useMessages(surveyMessages)
  const isGood = isSatisfied(answers.rating)
  const list = isGood
    ? (reasons.great ?? Object.values(t.greatReasons))
    : (reasons.unsatisfied ?? Object.values(t.unsatisfiedReasons))
  return (
    <Form
      defaultValues={toValues(answers, t.other)}
      isGuarded={false}
      persistKey={`survey:${fleetId}:${isGood ? 'great' : 'unsatisfied'}`}
      onSubmit={async (values) => dispatch({ type: 'reasonsSelected', reasons: toReasons(values, t.other) })}
    >
      <ReasonFields list={list} />
      <Actions
        onBack={() => dispatch({ type: 'back' })}
        onSkip={(values) => skip({ ...answers, ...toReasons(values, t.other) })}
      />
    </Form>
  )
}
