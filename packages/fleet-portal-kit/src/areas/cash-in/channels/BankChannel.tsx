import { listBankProcessors, listBanks } from 'api-client/contract/cashin'
import { amountErrorOf, bankMinimum } from 'api-client/contract/cashinTerms'
import { useRef, useState, type FormEvent } from 'react'
import { useFlags } from '../../../fleet/access/useFlags.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { InstructionFormLink } from './InstructionFormLink.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { VStack, Paragraph, Subtitle } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { AmountField } from '../AmountField.tsx'
import { bankChoices, usedCodes, withUsed, type BankMethod } from './bankChoice.ts'
import { BankList } from './BankList.tsx'
import { CashInSummary } from '../CashInSummary.tsx'
import type { ChannelProps } from './channelProps.ts'
import { ExpectedBy } from '../result/ExpectedBy.tsx'

/** Stands in for a list of banks that is switched off. */
function OtcOff() {
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

/** Pays through a bank: on its site, or in cash at its counter. */
export function BankChannel({ method, ...props }: ChannelProps & { method: BankMethod }) {
  const { fleetId, control, draft, onDraft, refusal, isReadOnly, reason } = props
  const { amount, banks: chosenBanks } = draft
  const t = useMessages(cashInMessages)
  const { deviceStorage, payments } = usePortal()
  const isOn = useFlags()
  const isOnline = method === 'online-banking'
  const isOff = !isOnline && !isOn('CASHIN_DRAGONPAY')
  const read = useRead(
    isOnline ? listBanks : listBankProcessors,
    {},
    { enabled: !isOff, keepPrevious: false },
  )
  const usedName = `cash-in-banks:${fleetId}:${method}`
  const [used, setUsed] = useState(() => usedCodes(deviceStorage.read(usedName)))
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  if (isOff) return <OtcOff />
  if (read.error && !read.data) {
    return (
      <FormStep>
        <FailedState error={read.error} retry={() => read.refetch()} />
      </FormStep>
    )
  }

  const isFrom100 = isOn('CASHIN_MINIMUM_100')
  const hasBpi = isOn('CASHIN_BPI')
  const banks = bankChoices(read.data ?? [], { method, isFrom100, hasBpi, used })
  const chosen = banks.find((bank) => bank.code === chosenBanks?.[method] && bank.isAvailable)
  // Of what is being paid nothing is missing, though the form is empty by then.
  const isTold = isTried && control.state.status === 'idle'
  const isPayable = chosen && amount !== undefined && !amountErrorOf(chosen.terms, amount)
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (reason || control.state.status !== 'idle') return
    setTried(true)
    if (!chosen) {
      form.current?.querySelector<HTMLElement>('input[type="radio"]:not(:disabled)')?.focus()
    } else if (!isPayable) {
      field.current?.focus()
    } else {
      const codes = withUsed(used, chosen.code)
      setUsed(codes)
      deviceStorage.write(usedName, codes)
      const { name, processor, terms } = chosen
      control.prepare({ method, amount, fee: terms.fee, paidWith: name, bankCode: chosen.code, processor })
    }
  }
  const bpiForm = isOnline && !hasBpi ? payments?.instructionFormUrls?.bpi : undefined
  return (
    <SummaryLayout ref={form} noValidate onSubmit={proceed}>
      <VStack $gap={5}>
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.bank}</Subtitle>
            {read.data ? (
              <BankList
                banks={banks}
                value={chosen?.code}
                onChange={(bank) => onDraft({ banks: { ...chosenBanks, [method]: bank.code } })}
                isDisabled={isReadOnly}
                error={isTold && !chosen ? t.bankRequired : undefined}
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
        <FormStep>
          <AmountField
            value={amount}
            onChange={(next) => onDraft({ amount: next })}
            terms={chosen?.terms ?? { min: bankMinimum(isFrom100) }}
            isOfBank={chosen !== undefined}
            isTried={isTold}
            refusal={refusal}
            isReadOnly={isReadOnly}
            field={field}
          />
        </FormStep>
        <Banner tone="info">
          {t.verification} {!isOnline && t.otcDeadline}
        </Banner>
      </VStack>
      <CashInSummary
        way={{ name: t.bank, value: chosen?.name ?? '—' }}
        amount={isPayable ? amount : undefined}
        fee={chosen?.terms.fee}
        expected={<ExpectedBy />}
        reason={reason}
      />
    </SummaryLayout>
  )
}
