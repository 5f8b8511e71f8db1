import { linkLoyalty } from 'api-client/contract/balances'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../foundation/data/useAccess.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorSentence } from '../../../foundation/errors/useErrorSentence.ts'
import { WaitsForConnection } from '../../../foundation/errors/WaitsForConnection.tsx'
import { CaretInput } from '../../../foundation/form/CaretInput.tsx'
import { useQuestion } from '../../../foundation/overlay/useQuestion.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Inline, Line } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { countryCode, Field, Form, nationalMobile } from './linkForm.ts'

const ConfirmDialog = lazyWithRetry(
  () => import('../../../foundation/overlay/ConfirmDialog.tsx'),
  'ConfirmDialog',
)

const Joined = styled(Line)`
  position: relative;
  & > input {
    padding-inline-start: 48px;
  }
`

const Prefix = styled(Inline)`
  position: absolute;
  inset-inline-start: ${space(3)};
  color: ${token('color-muted')};
  pointer-events: none;
`

const Fields = styled(Line)`
  /* No wider with a fault below it than without. */
  & > .fpk-field {
    width: 240px;
  }
  /* The button beside the field itself, between its label and its hint. */
  & > button {
    margin-top: 27px;
  }
`

interface LinkAccountProps {
  fleetId: string
  access: FleetAccess
  /** Told of the number that was linked, with its country code. */
  onLinked: (mobileNumber: string) => void
}

/** Links the fleet to a member of the points programme by mobile number, after a question. */
export function LinkAccount({ fleetId, access, onLinked }: LinkAccountProps) {
  const t = useMessages(loyaltyMessages)
  const emit = useEmit()
  const sentenceOf = useErrorSentence()
  const { send } = useWrite(linkLoyalty)
  const { ask, asked } = useQuestion<string>()
  const why = access.can(linkLoyalty) ? access.blocked(linkLoyalty) : t.noModify
  return (
    <>
      <Form
        defaultValues={{ mobileNumber: '' }}
        persistKey={`loyalty-link:${fleetId}`}
        isGuarded={false}
        isDisabled={why !== undefined}
        onSubmit={async ({ mobileNumber }, { key }) => {
          const whole = countryCode + mobileNumber
          if (!(await ask(whole))) return false
          await send({ fleetId, mobileNumber: whole }, { key })
          emit('loyalty.linked', {})
          onLinked(whole)
          return true
        }}
        onFailure={(error, form) => {
          const isRefusal = error.hasResponse && !error.isAmbiguous && error.kind !== 'not-applied'
          if (isRefusal && error.fields.length === 0) {
            form.setError('mobileNumber', { message: `said:${sentenceOf(error)}` }, { shouldFocus: true })
          }
          return isRefusal
        }}
      >
        {({ isBusy }) => (
          <>
            <Fields $wrap $align="start" $gap={2}>
              <Field name="mobileNumber" label={t.mobile} hint={why ?? t.example} isRequired>
                {(control) => (
                  <Joined>
                    <Prefix>{t.prefix}</Prefix>
                    <CaretInput
                      {...control}
                      type="tel"
                      inputMode="numeric"
                      autoComplete="tel-national"
                      clean={nationalMobile}
                    />
                  </Joined>
                )}
              </Field>
              <Button type="submit" busy={isBusy} disabledReason={why}>
                {t.link}
              </Button>
            </Fields>
            {isBusy && !asked && <WaitsForConnection />}
          </>
        )}
      </Form>
      {asked && (
        <Suspense>
          <ConfirmDialog
            title={t.confirmTitle}
            body={t.confirmBody(asked.about)}
            confirmLabel={t.link}
            onConfirm={() => {
              asked.answer(true)
              return Promise.resolve()
            }}
            onClose={() => asked.answer(false)}
          />
        </Suspense>
      )}
    </>
  )
}
