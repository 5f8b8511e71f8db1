import { listFuelBalances } from 'api-client/contract/balances'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { formatLitres } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText, HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CodeDraft, GenerationStep } from './generation.ts'
import { totalsOf } from './totalsOf.ts'

const Sums = styled(VStack)`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const Asked = styled(InlineText)<{ $isOver: boolean }>`
  color: ${({ $isOver }) => $isOver && token('color-danger')};
`

interface ConfirmCodesProps {
  fleetId: string
  drafts: readonly CodeDraft[]
  step: Extract<GenerationStep, { status: 'confirming' | 'sending' }>
  onConfirm: () => Promise<void>
  onBack: () => void
}

/** Asks before the drafts become codes, and says how it goes while they do. It cannot be closed meanwhile. */
export function ConfirmCodes({ fleetId, drafts, step, onConfirm, onBack }: ConfirmCodesProps) {
  const t = useMessages(generateMessages)
  const ui = useMessages(uiMessages)
  const sentenceOf = useErrorMessage()
  const balances = useRead(listFuelBalances, { fleetId })
  const cancel = useRef<HTMLButtonElement>(null)
  const isSending = step.status === 'sending'
  const failure = step.status === 'confirming' ? step.failure : undefined
  const totals = totalsOf(drafts, balances.data).filter(({ asked }) => asked > 0)
  const isOver = totals.some(({ after }) => after !== undefined && after < 0)
  const messages = drafts.filter(({ values }) => values.sendSms).length
  const templates = drafts.filter(({ values }) => values.saveTemplate).length
  const close = () => !isSending && onBack()
  return (
    <Dialog
      title={t.confirmTitle(drafts.length)}
      description={t.confirmBody}
      role="alertdialog"
      initialFocus={cancel}
      onClose={close}
    >
      {failure !== undefined && <Banner tone="danger">{sentenceOf(failure)}</Banner>}
      {isSending && step.isChecking && <Banner tone="info">{ui.checking}</Banner>}
      <Sums $gap={2}>
        {totals.map(({ product, asked, balance, after }) => (
          <HStack key={product} $justify="space-between">
            <ProductChip product={product} />
            <InlineText style={{ textAlign: 'end' }}>
              <Asked $strong $isOver={after !== undefined && after < 0}>
                {formatLitres(asked)}
              </Asked>
              {balance !== undefined && <InlineText $muted> {t.balance(formatLitres(balance))}</InlineText>}
            </InlineText>
          </HStack>
        ))}
      </Sums>
      {balances.error && !balances.data && (
        <FailedSection title={t.balancesUnknown} error={balances.error} retry={balances.refetch} />
      )}
      {isOver && failure === undefined && <Banner tone="warning">{t.confirmOver}</Banner>}
      {messages > 0 && <Paragraph $muted>{t.confirmSms(messages)}</Paragraph>}
      {templates > 0 && <Paragraph $muted>{t.confirmTemplates(templates)}</Paragraph>}
      <DialogActions>
        <Button ref={cancel} disabledReason={isSending ? ui.saving : undefined} onClick={onBack}>
          {t.back}
        </Button>
        <Button variant="primary" busy={isSending} onClick={() => void onConfirm()}>
          {t.confirm(drafts.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
