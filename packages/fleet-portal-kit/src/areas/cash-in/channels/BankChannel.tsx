import { listBankProcessors, listBanks } from 'fleet-portal-api-client/contract/cashin'
import { amountErrorOf, bankMinimum } from 'fleet-portal-api-client/contract/cashinTerms'
import { useRef, useState, type FormEvent } from 'react'
import { useFlags } from '../../../fleet/access/useFlags.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { useUserKey } from '../../../foundation/data/useSession.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { RequiredMark } from '../../../foundation/form/FieldFrame.tsx'
import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { InstructionFormLink } from './InstructionFormLink.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { VStack, Paragraph, Subtitle } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { AmountField } from '../AmountField.tsx'
import { useAmountProblem } from '../amountProblem.ts'
import {
  bankChoices,
  parseRecentCodes,
  addRecentCode,
  type BankMethod,
} from '../../../headless/cash-in/bankChoice.ts'
import { BankList } from './BankList.tsx'
import { CashInSummary } from '../CashInSummary.tsx'
import type { ChannelProps } from './channelProps.ts'
import { ExpectedBy } from '../result/ExpectedBy.tsx'

/** Replaces the list of banks while payments over the counter are disabled. */
function OtcDisabled() {
  const t = useMessages(cashInMessages)
  const form = usePortal().payments?.instructionFormUrls?.overTheCounter
  return (
    <FormStep>
      <VStack $gap={3} $align="start">
        <Paragraph>{form ? t.otcOff : t.otcOffNoForm}</Paragraph>
        {form && <InstructionFormLink href={form}>{t.instructionForm}</InstructionFormLink>}
      </VStack>
    </FormStep>
  )
}

/** The form of a payment through a bank, online or in cash over the counter. */
export function BankChannel({ method, ...props }: ChannelProps & { method: BankMethod }) {
  const { fleetId, control, draft, controls, onDraft, amountError, isReadOnly } = props
  const { amount, banks: bankCodes } = draft
  const t = useMessages(cashInMessages)
  const { deviceStorage, payments } = usePortal()
  const isFlagOn = useFlags()
  const isOnline = method === 'online-banking'
  const isDisabled = !isOnline && !isFlagOn('CASHIN_DRAGONPAY')
  const read = useRead(
    isOnline ? listBanks : listBankProcessors,
    {},
    { enabled: !isDisabled, keepPrevious: false },
  )
  const storageKey = useUserKey(`cash-in-banks:${fleetId}:${method}`)
  // Read once: banks do not change places while the user chooses.
  const [recentCodes] = useState(() => parseRecentCodes(deviceStorage.read(storageKey)))
  const [isSubmitted, setSubmitted] = useState(false)
  const amountInput = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const amountProblem = useAmountProblem()
  if (isDisabled) return <OtcDisabled />
  if (read.error && !read.data) {
    return (
      <FormStep>
        <FailedState error={read.error} retry={() => read.refetch()} />
      </FormStep>
    )
  }

  const isFrom100 = isFlagOn('CASHIN_MINIMUM_100')
  const hasBpi = isFlagOn('CASHIN_BPI')
  const banks = bankChoices(read.data ?? [], { method, isFrom100, hasBpi, recentCodes })
  const selected = banks.find((bank) => bank.code === bankCodes?.[method] && bank.isAvailable)
  const limits = selected ? { ...selected.terms, isBankLimit: true } : { min: bankMinimum(isFrom100) }
  /** The user cannot correct a value of the page. */
  const fixedReason = () => {
    if (controls.isFixed('bankCode') && read.data && !selected) return t.unavailable
    return controls.isFixed('amount') ? amountProblem(amount, limits)?.text : undefined
  }
  const reason = props.reason ?? fixedReason()
  // After a payment the form is empty, and shows no errors about missing values.
  const areErrorsShown = isSubmitted && control.state.status === 'idle'
  const hasValidAmount =
    amount !== undefined && (selected ? !amountErrorOf(selected.terms, amount) : amount >= limits.min)
  const isPayable = selected && hasValidAmount
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (reason || control.state.status !== 'idle') return
    setSubmitted(true)
    if (!hasValidAmount) {
      amountInput.current?.focus()
    } else if (!selected) {
      form.current?.querySelector<HTMLElement>('input[type="radio"]:not(:disabled)')?.focus()
    } else {
      deviceStorage.write(storageKey, addRecentCode(recentCodes, selected.code))
      const { name, processor, terms } = selected
      control.prepare({ method, amount, fee: terms.fee, paidWith: name, bankCode: selected.code, processor })
    }
  }
  const bpiForm = isOnline && !hasBpi ? payments?.instructionFormUrls?.bpi : undefined
  return (
    <SummaryLayout ref={form} noValidate onSubmit={proceed}>
      <VStack $gap={5}>
        {!controls.isHidden('amount') && (
          <FormStep>
            <AmountField
              value={amount}
              onChange={(next) => onDraft({ amount: next })}
              limits={limits}
              isSubmitted={areErrorsShown}
              serverError={amountError}
              isReadOnly={isReadOnly}
              isLocked={controls.isLocked('amount')}
              inputRef={amountInput}
            />
          </FormStep>
        )}
        {!controls.isHidden('bankCode') && (
          <FormStep>
            <VStack $gap={4}>
              <Subtitle>
                {t.bank} <RequiredMark />
              </Subtitle>
              {read.data ? (
                <BankList
                  banks={banks}
                  value={selected?.code}
                  onChange={(bank) => onDraft({ banks: { ...bankCodes, [method]: bank.code } })}
                  isDisabled={isReadOnly}
                  isLocked={controls.isLocked('bankCode')}
                  error={areErrorsShown && !selected ? t.bankRequired : undefined}
                />
              ) : (
                <Skeleton $height="280px" />
              )}
              {bpiForm && (
                <VStack $gap={1} $align="start">
                  <Paragraph $muted>{t.bpiOff}</Paragraph>
                  <InstructionFormLink href={bpiForm}>{t.instructionForm}</InstructionFormLink>
                </VStack>
              )}
            </VStack>
          </FormStep>
        )}
        <Banner tone="info">
          {t.verification} {!isOnline && t.otcDeadline}
        </Banner>
      </VStack>
      <CashInSummary
        paymentMethod={{ name: t.bank, value: selected?.name ?? '—' }}
        amount={isPayable ? amount : undefined}
        fee={selected?.terms.fee}
        expected={<ExpectedBy />}
        reason={reason}
      />
    </SummaryLayout>
  )
}
