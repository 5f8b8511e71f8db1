import { createLoanInquiry, loanProducts } from 'api-client/contract/loans'
import { useRef } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { WaitingForConnection } from '../../foundation/errors/WaitingForConnection.tsx'
import { FormattedInput } from '../../foundation/form/FormattedInput.tsx'
import { normalizeMobile } from 'api-client/contract/mobile'
import { NativeSelect } from '../../foundation/form/controls.ts'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
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
  noAnswers,
  useFields,
  type LoanValues,
} from './loanFields.ts'
import { Pair } from './loanLayout.ts'
import type { LoanTerms } from './loanTerms.ts'
import type { SentInquiry } from './sentInquiry.ts'

function SubmitButton({ isBusy, reason }: { isBusy: boolean; reason: string | undefined }) {
  const t = useMessages(loansMessages)
  const missing = missingFields(useFields().watch())
  const needed = missing.map((field) => t.fields[field]).join(', ')
  return (
    <Button
      type="submit"
      variant="primary"
      busy={isBusy}
      disabledReason={reason ?? (missing.length > 0 ? t.stillNeeded(needed) : undefined)}
    >
      {t.submit}
    </Button>
  )
}

export interface LoanFormProps {
  fleetId: string
  terms: LoanTerms
  /** Who is signed in: what the form begins with. */
  person: { firstName: string; lastName: string; email: string }
  /** Why nothing can be sent now. */
  reason: string | undefined
  onSent: (inquiry: SentInquiry) => void
}

/** The inquiry: who asks, for what, at which branch, and what they agree to. */
export function LoanForm({ fleetId, terms, person, reason, onSent }: LoanFormProps) {
  const t = useMessages(loansMessages)
  const emit = useEmit()
  const { analytics } = usePortal()
  const { send } = useWrite(createLoanInquiry)
  const { lender, branches, privacy } = terms
  const { firstName, lastName, email } = person

  const isSent = useRef(false)

  const submit = async (values: LoanValues, { key }: { key: string }) => {
    // The second press of two, when the first has been answered and the form is still there.
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
      defaultValues={{ ...noAnswers, firstName, lastName, email }}
      persistKey={`loan:${fleetId}`}
      isDisabled={reason !== undefined}
      onSubmit={submit}
      onFailure={({ kind }) => {
        if (kind === 'badrequest') analytics.track('loan_inquiry_refused')
      }}
    >
      {({ isBusy }) => (
        <>
          <Pair>
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
                  clean={normalizeMobile}
                  inputMode="tel"
                  autoComplete="tel-national"
                />
              )}
            </Field>
          </Pair>
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
            words={t.agreeLender(lender)}
            readLabel={t.readLender(lender)}
          />
          <ConsentField
            name="productPrivacy"
            notice={privacy.product}
            words={t.agreeProduct}
            readLabel={t.readProduct}
          />
          {isBusy && <WaitingForConnection />}
          <HStack $justify="end">
            <SubmitButton isBusy={isBusy} reason={reason} />
          </HStack>
        </>
      )}
    </Form>
  )
}
