import { limits } from 'fleet-portal-api-client/contract/fields'
import type { Dispatch } from 'react'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { TextArea } from '../../../foundation/form/controls.ts'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { Box, VStack, InlineText } from '../../../foundation/ui/layout.ts'
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

const english = surveyMessages.defaults

/** A reason as it is sent, which is English for the kit's own reasons, and as it is shown. */
interface Reason {
  value: string
  label: string
}

const sameText = (text: string): Reason => ({ value: text, label: text })
const translated = (values: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]): Reason => ({ value, label: labels[key] ?? value }))

/** Converts form values to answers. "Other" is sent in English, and its text only if it is selected. */
function toReasons({ ticked, otherReason }: Values): Reasons {
  const feedback = ticked.map((reason) => (reason === other ? english.other : reason))
  return ticked.includes(other) ? { feedback, otherReason } : { feedback }
}

const toValues = ({ feedback = [], otherReason = '' }: Answers): Values => ({
  ticked: feedback.map((reason) => (reason === english.other ? other : reason)),
  otherReason,
})

function ReasonFields({ list }: { list: readonly Reason[] }) {
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
        {[...list, { value: other, label: t.other }].map(({ value, label }) => (
          <Checkbox key={value} checked={ticked.includes(value)} onChange={() => toggle(value)}>
            {label}
          </Checkbox>
        ))}
      </VStack>
      {ticked.includes(other) && (
        <Box style={{ maxWidth: 640 }}>
          <Field
            name="otherReason"
            label={t.otherReason}
            isRequired
            aside={<InlineText $muted>{`${watch('otherReason').length}/${limits.remarks}`}</InlineText>}
          >
            {({ onChange, ...control }) => (
              <TextArea {...control} rows={4} onChange={({ target }) => onChange(target.value)} />
            )}
          </Field>
        </Box>
      )}
    </>
  )
}

function Actions({ onBack, onSkip }: { onBack: () => void; onSkip: (values: Values) => void }) {
  const t = useMessages(surveyMessages)
  const { watch, getValues } = useFields()
  const { feedback } = toReasons({ ticked: watch('ticked'), otherReason: '' })
  const tooLong = feedback.join(', ').length > limits.remarks ? t.tooLong(String(limits.remarks)) : undefined
  return (
    <StepActions onBack={onBack} onSkip={() => onSkip(getValues())}>
      <SendButton type="submit" variant="primary" disabledReason={feedback.length > 0 ? tooLong : t.tickOne}>
        {t.next}
      </SendButton>
    </StepActions>
  )
}

/** Reads the reasons for the rating: possible improvements after a low rating, strengths after a high one. */
export function ReasonsStep({ fleetId, answers, reasons, dispatch, skip }: ReasonsStepProps) {
  const t = useMessages(surveyMessages)
  const isGood = isSatisfied(answers.rating)
  const list = isGood
    ? (reasons.great?.map(sameText) ?? translated(english.greatReasons, t.greatReasons))
    : (reasons.unsatisfied?.map(sameText) ?? translated(english.unsatisfiedReasons, t.unsatisfiedReasons))
  return (
    <Form
      defaultValues={toValues(answers)}
      isGuarded={false}
      persistKey={`survey:${fleetId}:${isGood ? 'great' : 'unsatisfied'}`}
      onSubmit={async (values) => dispatch({ type: 'reasonsSelected', reasons: toReasons(values) })}
    >
      <ReasonFields list={list} />
      <Actions
        onBack={() => dispatch({ type: 'back' })}
        onSkip={(values) => skip({ ...answers, ...toReasons(values) })}
      />
    </Form>
  )
}
