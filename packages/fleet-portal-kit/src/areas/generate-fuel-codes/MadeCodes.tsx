import { millilitres } from 'api-client/money'
import { Copy, MessageSquareText } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatLitres } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { VStack, InlineText, HStack, Paragraph, reset } from '../../foundation/ui/layout.ts'
import { generateMessages } from '../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { CodeBearers } from '../../pieces/CodeBearers.tsx'
import { inGroups } from '../../pieces/codeText.ts'
import { MonoText } from '../../pieces/MonoText.tsx'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import type { GenerationStep } from './generation.ts'
import { madeFrom, type Made } from './madeFrom.ts'

/** More than anybody reads in a dialog; the rest is in the list of all codes. */
const shown = 100

const List = styled.ul`
  ${reset}
  display: block;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

const Item = styled.li`
  ${reset}
  display: block;
  padding: ${space(2.5)} ${space(3)} ${space(2.5)} ${space(4)};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`

const Code = styled(MonoText)`
  font-size: 16px;
`

const Small = styled(HStack)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

function MadeCode({ made: { code, productCode, literVolume, bearers, sms } }: { made: Made }) {
  const t = useMessages(generateMessages)
  const grouped = code && inGroups(code)
  const sentTo = sms && (sms.length > 0 ? t.sentTo(sms.join(', ')) : t.sentBySms)
  return (
    <Item>
      <VStack $gap={1.5}>
        <HStack $justify="space-between" $gap={3}>
          {code && grouped ? (
            <HStack $gap={1}>
              <Code isStrong isUnbroken>
                {grouped}
              </Code>
              <CopyButton text={code} name={t.madeCode(grouped)} />
            </HStack>
          ) : (
            <ProductChip product={productCode} />
          )}
          <InlineText $strong $nowrap>
            {formatLitres(millilitres(literVolume))}
          </InlineText>
        </HStack>
        <HStack $gap={3} $align="start">
          {code && <ProductChip product={productCode} />}
          <CodeBearers {...bearers} />
        </HStack>
        {sentTo && (
          <Small $gap={1}>
            <Icon of={MessageSquareText} />
            {sentTo}
          </Small>
        )}
      </VStack>
    </Item>
  )
}

interface MadeCodesProps {
  step: Extract<GenerationStep, { status: 'done' }>
  /** The link to where the codes are. */
  myCodes: ReactNode
  onClose: () => void
}

/** The codes that were made, each to be copied, with whom it is for and where it was sent. */
export function MadeCodes({ step, myCodes, onClose }: MadeCodesProps) {
  const t = useMessages(generateMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const another = useRef<HTMLButtonElement>(null)
  const made = madeFrom(step.sent, step.codes)
  const lineOf = ({ code, productCode, literVolume, bearers: { drivers, vehicles } }: Made) =>
    [
      code,
      ui.productNames[productCode],
      formatLitres(millilitres(literVolume)),
      ...drivers,
      ...vehicles,
    ].join('\t')
  const copyAll = () => {
    globalThis.navigator.clipboard?.writeText(made.map(lineOf).join('\n')).then(
      () => showToast({ tone: 'success', text: t.copiedAll(made.length) }),
      () => showToast({ tone: 'danger', text: t.notCopied }),
    )
  }
  return (
    <Dialog title={t.doneTitle} width={560} initialFocus={another} onClose={onClose}>
      <HStack $justify="space-between">
        <Paragraph>{(step.isElsewhere ? t.doneElsewhere : t.doneBody)(made.length)}</Paragraph>
        {made.length > 1 && step.codes && (
          <Button icon={Copy} onClick={copyAll}>
            {t.copyAll}
          </Button>
        )}
      </HStack>
      <List aria-label={t.madeLabel}>
        {made.slice(0, shown).map((one) => (
          <MadeCode key={one.id} made={one} />
        ))}
      </List>
      {made.length > shown && <Paragraph $muted>{t.moreMade(made.length - shown)}</Paragraph>}
      <DialogActions>
        {myCodes}
        <Button ref={another} variant="primary" onClick={onClose}>
          {t.another}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
