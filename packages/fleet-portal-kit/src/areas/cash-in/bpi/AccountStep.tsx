import { listBpiAccounts } from 'fleet-portal-api-client/contract/cashin'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { useFailure } from '../../../foundation/errors/useFailure.tsx'
import { ChoiceCard, ChoiceRadio } from '../../../foundation/form/choice.ts'
import { DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { VStack, InlineText, HStack, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { MonoText } from '../../../pieces/cells/MonoText.tsx'
import { space, token as styleToken } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

const Accounts = styled.fieldset`
  ${reset}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

const ErrorText = styled(InlineText)`
  font-size: ${styleToken('text-label')};
  color: ${styleToken('color-danger')};
`

/** Shows only the last four digits of an account number. */
const maskAccountNumber = (accountNumber: string): string =>
  `•••• ${accountNumber.replace(/\D/g, '').slice(-4)}`

interface AccountStepProps {
  cashInId: string
  token: string
  /** The token of the selected account. */
  value: string | undefined
  onSelect: (accountNumberToken: string) => void
  /** Why the bank sent no code. */
  failure: string | undefined
  isBusy: boolean
  onContinue: (accountNumberToken: string) => void
}

/** The step that selects an account of the bank. The account numbers are masked. */
export function AccountStep(props: AccountStepProps) {
  const { cashInId, token, value, onSelect, failure, isBusy, onContinue } = props
  const t = useMessages(bpiMessages)
  const id = useId()
  const accountList = useRef<HTMLFieldSetElement>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const read = useRead(listBpiAccounts, { token, cashinId: cashInId })
  const selected = read.data?.find(({ accountNumberToken }) => accountNumberToken === value)
  const error = isSubmitted && !selected ? t.accountRequired : undefined
  const proceed = () => {
    setSubmitted(true)
    if (selected) onContinue(selected.accountNumberToken)
    else accountList.current?.querySelector('input')?.focus()
  }
  const isFailed = read.error !== null && !read.isFetching
  const { text, retryDisabledReason } = useFailure(read.error, { isRead: true })
  const blocked = read.data
    ? read.data.length === 0
      ? t.noAccounts
      : undefined
    : isFailed
      ? t.accountsFailed
      : t.accountsLoading
  const renderAccounts = () => {
    if (read.data?.length === 0) return <Banner tone="warning">{t.noAccounts}</Banner>
    if (read.data) {
      return (
        <Accounts
          ref={accountList}
          role="radiogroup"
          aria-label={t.account}
          aria-required
          aria-invalid={error ? true : undefined}
          {...(error && { 'aria-describedby': `${id}-error` })}
        >
          {read.data.map(({ accountNumber, accountType, accountNumberToken }) => (
            <ChoiceCard key={accountNumberToken}>
              <ChoiceRadio
                name={id}
                value={accountNumberToken}
                checked={accountNumberToken === value}
                disabled={isBusy}
                onChange={() => onSelect(accountNumberToken)}
              />
              <HStack $justify="space-between">
                <InlineText $strong>{accountType || t.account}</InlineText>
                <MonoText>{maskAccountNumber(accountNumber)}</MonoText>
              </HStack>
            </ChoiceCard>
          ))}
        </Accounts>
      )
    }
    if (isFailed) {
      return (
        <VStack $gap={2} $align="start" role="alert">
          <Paragraph>{t.failedToLoad}</Paragraph>
          <Paragraph $muted>{text}</Paragraph>
          <Button disabledReason={retryDisabledReason} onClick={() => void read.refetch()}>
            {t.clickToRetry}
          </Button>
        </VStack>
      )
    }
    return <Skeleton $height="150px" />
  }
  return (
    <>
      <Paragraph $muted>{t.chooseAccount}</Paragraph>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {renderAccounts()}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
      <DialogActions>
        <DialogCancel />
        <SendButton variant="primary" busy={isBusy} disabledReason={blocked} onClick={proceed}>
          {t.continue}
        </SendButton>
      </DialogActions>
    </>
  )
}
