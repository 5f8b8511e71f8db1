import { createLoanInquiry, loanProducts } from 'fleet-portal-api-client/contract/loans'
import { useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { SendingBanner } from '../../foundation/errors/SendingBanner.tsx'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { typedMobile } from 'fleet-portal-api-client/contract/mobile'
import { NativeSelect } from '../../foundation/form/controls.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { HStack, InlineText } from '../../foundation/ui/layout.ts'
import { loansMessages } from '../../locales/en/loans.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { BranchFields } from './BranchFields.tsx'
import { ConsentField } from './ConsentField.tsx'
import {
  Field,
  Form,
  inquiryInputOf,
  missingFields,
  emptyValues,
  useFields,
  type LoanValues,
} from './loanFields.ts'
import { TwoColumns } from './loanLayout.ts'
import type { LoanTerms } from './loanTerms.ts'
import type { SentInquiry } from './sentInquiry.ts'

const Missing = styled(InlineText)`
  flex: 1 1 240px;
`

/** The button, and beside it what is missing: a finger cannot ask a disabled button for its reason. */
function SubmitRow({ isBusy, reason }: { isBusy: boolean; reason: string | undefined }) {
  const t = useMessages(loansMessages)
  const { watch, trigger } = useFields()
  const missing = missingFields(watch())
  const missingNames = missing.map((field) => t.fields[field]).join(', ')
  const isMissing = missing.length > 0
  /** A press on the disabled button shows the errors, and moves the focus to the first. */
  const showErrors = ({ target }: MouseEvent) => {
    if (!isMissing || reason !== undefined || !(target as Element).closest('button')) return
    void trigger(undefined, { shouldFocus: true })
  }
  return (
    <HStack $justify="end" $gap={4} $wrap onClick={showErrors}>
      {isMissing && (
        <Missing $muted aria-hidden>
          {t.stillNeeded(missingNames)}
        </Missing>
      )}
      <SendButton
        type="submit"
        variant="primary"
        busy={isBusy}
        disabledReason={reason ?? (isMissing ? t.stillNeeded(missingNames) : undefined)}
      >
        {t.submit}
      </SendButton>
    </HStack>
  )
}

export interface LoanFormProps {
  fleetId: string
  terms: LoanTerms
  /** The signed-in user. Fills the contact fields. */
  user: { userId: string; firstName: string; lastName: string; email: string }
  /** The reason if no inquiry can be sent now. */
  reason: string | undefined
  onSent: (inquiry: SentInquiry) => void
}

/** The inquiry form: contact, loan product, branch and consents. */
export function LoanForm({ fleetId, terms, user, reason, onSent }: LoanFormProps) {
  const t = useMessages(loansMessages)
  const emit = useEmit()
  const { analytics } = usePortal()
  const { send } = useWrite(createLoanInquiry)
  const { lender, branches, privacy } = terms
  const { firstName, lastName, email } = user

  const isSent = useRef(false)

  const submit = async (values: LoanValues, { key }: { key: string }) => {
    // Ignores a second click after the first one was answered, while the form is still mounted.
    if (isSent.current) return false
    const input = inquiryInputOf(fleetId, values)
    const { loanId } = await send(input, { key })
    isSent.current = true
    emit('loan.inquired', { loanId })
    const branch = branches.find(({ value }) => value === input.branch)?.label ?? input.branch
    onSent({ loanId, email: input.email, product: input.loanProduct, branch, sentAt: Date.now() })
    return true
  }
  return (
    <Form
      defaultValues={{ ...emptyValues, firstName, lastName, email }}
      persistKey={`loan:${fleetId}`}
      subject="new-item"
      isDisabled={reason !== undefined}
      onSubmit={submit}
      onFailure={({ kind }) => {
        if (kind === 'badrequest') analytics.track('loan_inquiry_refused')
      }}
    >
      {({ isBusy }) => (
        <>
          <TwoColumns>
            <Field name="firstName" label={t.fields.firstName} isRequired>
              {(control) => <TextInput {...control} autoComplete="given-name" />}
            </Field>
            <Field name="lastName" label={t.fields.lastName} isRequired>
              {(control) => <TextInput {...control} autoComplete="family-name" />}
            </Field>
            <Field name="email" label={t.fields.email} isRequired>
              {(control) => <TextInput {...control} type="email" autoComplete="email" spellCheck={false} />}
            </Field>
            <Field name="mobileNumber" label={t.fields.mobileNumber} hint={t.mobileHint} isRequired>
              {(control) => (
                <FormattedInput
                  {...control}
                  clean={typedMobile}
                  inputMode="tel"
                  autoComplete="tel-national"
                />
              )}
            </Field>
          </TwoColumns>
          <Field name="loanProduct" label={t.fields.loanProduct} isRequired>
            {({ onChange, ...control }) => (
              <NativeSelect {...control} onChange={({ target }) => onChange(target.value)}>
                <option value="">{t.choose}</option>
                {loanProducts.map((one) => (
                  <option key={one} value={one}>
                    {t.products[one]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <BranchFields branches={branches} />
          <ConsentField
            name="lenderPrivacy"
            notice={privacy.lender}
            label={t.agreeLender(lender)}
            readLabel={t.readLender(lender)}
          />
          <ConsentField
            name="productPrivacy"
            notice={privacy.product}
            label={t.agreeProduct}
            readLabel={t.readProduct}
          />
          {isBusy && <SendingBanner />}
          <SubmitRow isBusy={isBusy} reason={reason} />
        </>
      )}
    </Form>
  )
}
