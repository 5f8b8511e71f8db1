import { linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { SendingBanner } from '../../../foundation/errors/SendingBanner.tsx'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { useConfirmation } from '../../../foundation/overlay/useConfirmation.ts'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { countryCode, Field, Form, nationalMobile } from './linkForm.ts'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const ConfirmDialog = lazyWithRetry(
  () => import('../../../foundation/overlay/ConfirmDialog.tsx'),
  'ConfirmDialog',
)

const PrefixedField = styled(HStack)`
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
  /* The width must not change when an error message shows. */
  & > .fpk-field {
    flex: 1 1 160px;
    max-width: 240px;
  }
  /* Aligns the button with the input, below the label. */
  & > button {
    margin-top: 27px;
  }
  /* The button is below the input. */
  @container (max-width: 280px) {
    & > button {
      margin-top: 0;
    }
  }
`

interface LinkAccountProps {
  fleetId: string
  access: FleetAccess
  /** Called with the linked mobile number, including the country code. */
  onLinked: (mobileNumber: string) => void
}

/** Links the fleet to a member of the loyalty programme by mobile number, after a confirmation. */
export function LinkAccount({ fleetId, access, onLinked }: LinkAccountProps) {
  const t = useMessages(loyaltyMessages)
  const emit = useEmit()
  const errorMessage = useErrorMessage()
  const { send } = useWrite(linkLoyalty)
  const { ask, question } = useConfirmation<string>()
  const blockedReason = access.can(linkLoyalty) ? access.blocked(linkLoyalty) : t.noModify
  return (
    <>
      <Form
        defaultValues={{ mobileNumber: '' }}
        persistKey={`loyalty-link:${fleetId}`}
        isGuarded={false}
        isDisabled={blockedReason !== undefined}
        isConfirming={question !== undefined}
        onSubmit={async ({ mobileNumber }, { key }) => {
          const fullNumber = countryCode + mobileNumber
          if (!(await ask(fullNumber))) return false
          await send({ fleetId, mobileNumber: fullNumber }, { key })
          emit('loyalty.linked', {})
          onLinked(fullNumber)
          return true
        }}
        onFailure={(error, form) => {
          const isRejection = error.hasResponse && !error.isAmbiguous && error.kind !== 'not-applied'
          if (isRejection && error.fields.length === 0) {
            form.setError('mobileNumber', { message: `said:${errorMessage(error)}` }, { shouldFocus: true })
          }
          return isRejection
        }}
      >
        {({ isBusy }) => (
          <>
            <Fields $wrap $align="start" $gap={2}>
              <Field name="mobileNumber" label={t.mobile} hint={blockedReason ?? t.example} isRequired>
                {(control) => (
                  <PrefixedField>
                    <Prefix>{t.prefix}</Prefix>
                    <FormattedInput
                      {...control}
                      type="tel"
                      inputMode="numeric"
                      autoComplete="tel-national"
                      clean={nationalMobile}
                    />
                  </PrefixedField>
                )}
              </Field>
              <SendButton type="submit" busy={isBusy} disabledReason={blockedReason}>
                {t.link}
              </SendButton>
            </Fields>
            {isBusy && <SendingBanner />}
          </>
        )}
      </Form>
      {question && (
        <OverlayBoundary onClose={() => question.answer(false)}>
          <ConfirmDialog
            title={t.confirmTitle}
            body={<WithSecrets secrets={[question.about]}>{t.confirmBody(question.about)}</WithSecrets>}
            confirmLabel={t.link}
            onConfirm={() => {
              question.answer(true)
              return Promise.resolve()
            }}
            onClose={() => question.answer(false)}
          />
        </OverlayBoundary>
      )}
    </>
  )
}
