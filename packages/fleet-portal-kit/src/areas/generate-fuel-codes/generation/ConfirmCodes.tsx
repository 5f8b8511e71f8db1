import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { needsDriver } from 'fleet-portal-api-client/contract/fuelCodes'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { VStack, InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { CodesCall } from '../../../headless/code-generation/codeDraft.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'
import { totalsOf } from '../../../headless/code-generation/totalsOf.ts'

const Totals = styled(VStack)`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const RequestedVolume = styled(InlineText)<{ $isOver: boolean }>`
  color: ${({ $isOver }) => $isOver && token('color-danger')};
`

/** The drivers who get more than one code, those with the most first. */
function severalCodesByDriver(drafts: readonly CodeDraft[]) {
  const byDriver = new Map<string, { name: string; count: number }>()
  for (const { values } of drafts) {
    if (!values.driver || !values.fuelCodeType || !needsDriver(values.fuelCodeType)) continue
    const { value, label } = values.driver
    byDriver.set(value, { name: label, count: (byDriver.get(value)?.count ?? 0) + 1 })
  }
  return [...byDriver.values()].filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count)
}

interface ConfirmCodesProps {
  fleetId: string
  drafts: readonly CodeDraft[]
  call: CodesCall
  onConfirm: () => void
  onClose: () => void
}

/** Asks the user to confirm, and shows the progress of the call. It cannot be closed while the call is in flight. */
export function ConfirmCodes({ fleetId, drafts, call, onConfirm, onClose }: ConfirmCodesProps) {
  const t = useMessages(generateMessages)
  const { formatLitres } = useFormats()
  const ui = useMessages(uiMessages)
  const errorMessageOf = useErrorMessage()
  const balances = useRead(listFuelBalances, { fleetId })
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isSending = isInFlight(call)
  const error = 'error' in call ? call.error : undefined
  const totals = totalsOf(drafts, balances.data).filter(({ requested }) => requested > 0)
  const isOver = totals.some(({ balanceAfter }) => balanceAfter !== undefined && balanceAfter < 0)
  const smsCount = drafts.filter(({ values }) => values.sendSms).length
  const templateCount = drafts.filter(({ values }) => values.saveTemplate).length
  const repeated = severalCodesByDriver(drafts)
  const close = () => !isSending && onClose()
  return (
    <Dialog
      title={t.confirmTitle(drafts.length)}
      description={t.confirmBody}
      role="alertdialog"
      initialFocus={cancelButton}
      onClose={close}
    >
      {error && <Banner tone="danger">{errorMessageOf(error)}</Banner>}
      {call.status === 'lookingUp' && <Banner tone="info">{ui.checking}</Banner>}
      <Totals $gap={2}>
        {totals.map(({ product, requested, balance, balanceAfter }) => (
          <HStack key={product} $justify="space-between">
            <ProductChip product={product} />
            <InlineText style={{ textAlign: 'end' }}>
              <RequestedVolume $strong $isOver={balanceAfter !== undefined && balanceAfter < 0}>
                {formatLitres(requested)}
              </RequestedVolume>
              {balance !== undefined && <InlineText $muted> {t.balance(formatLitres(balance))}</InlineText>}
            </InlineText>
          </HStack>
        ))}
      </Totals>
      {balances.error && !balances.data && (
        <FailedSection title={t.balancesUnknown} error={balances.error} retry={balances.refetch} />
      )}
      {isOver && !error && <Banner tone="warning">{t.confirmOver}</Banner>}
      {repeated.length > 0 && (
        <Banner tone="info">
          {t.confirmSeveral(repeated.map(({ name, count }) => t.codesOfDriver(name, count)))}
        </Banner>
      )}
      {smsCount > 0 && <Paragraph $muted>{t.confirmSms(smsCount)}</Paragraph>}
      {templateCount > 0 && <Paragraph $muted>{t.confirmTemplates(templateCount)}</Paragraph>}
      <DialogActions>
        <Button ref={cancelButton} disabledReason={isSending ? ui.saving : undefined} onClick={onClose}>
          {t.back}
        </Button>
        <SendButton variant="primary" busy={isSending} onClick={onConfirm}>
          {t.confirm(drafts.length)}
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
