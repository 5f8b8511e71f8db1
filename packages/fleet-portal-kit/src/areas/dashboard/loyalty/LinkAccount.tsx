import { linkLoyalty } from 'api-client/contract/loyalty'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { WaitingForConnection } from '../../../foundation/errors/WaitingForConnection.tsx'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { useConfirmation } from '../../../foundation/overlay/useConfirmation.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
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

const Joined = styled(HStack)`
  position: relative;
  & > input {
    padding-inline-start: 48px;
  }
`

const Prefix = styled(InlineText)`
  position: absolute;
  inset-inline-start: ${space(3)};
  color: ${token('color-muted')};
  pointer-events: none;
`

const Fields = styled(HStack)`
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
  const sentenceOf = useErrorMessage()
  const { send } = useWrite(linkLoyalty)
  const { ask, asked } = useConfirmation<string>()
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
                    <FormattedInput
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
            {isBusy && !asked && <WaitingForConnection />}
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
