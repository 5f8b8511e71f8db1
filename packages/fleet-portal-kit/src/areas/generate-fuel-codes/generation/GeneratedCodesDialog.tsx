import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { millilitres } from 'fleet-portal-api-client/money'
import { CalendarDays, MessageSquareText } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { CopyButton } from '../../../foundation/ui/CopyButton.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { Box, VStack, InlineText, HStack, Paragraph, reset } from '../../../foundation/ui/layout.ts'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { CodeBearers } from '../../../pieces/cells/CodeBearers.tsx'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { MonoText } from '../../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { GeneratedCodes } from '../../../headless/code-generation/codeDraft.ts'
import { GeneratedCodesActions } from './GeneratedCodesActions.tsx'
import { listGeneratedCodes, type GeneratedCode } from './generatedCodes.ts'

/** The maximum number of codes in the dialog. The list of all codes shows the others. */
const maxShown = 100

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

/** Wide enough for each product, so that the names beside them are aligned. */
const ProductColumn = styled(Box)`
  flex: none;
  min-width: 68px;
`

const SmallRow = styled(HStack)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

function CodeItem({
  generated: { code, productCode, literVolume, startDate, endDate, bearers, sms },
}: {
  generated: GeneratedCode
}) {
  const t = useMessages(generateMessages)
  const { formatDay, formatLitres } = useFormats()
  const grouped = code && inGroups(code)
  const sentTo = sms && (sms.length > 0 ? t.sentTo(sms.join(', ')) : t.sentBySms)
  return (
    <Item>
      <VStack $gap={1.5}>
        <HStack $justify="space-between" $gap={3}>
          {code && grouped ? (
            <HStack $gap={1}>
              <Code isStrong isUnbroken isSecret>
                {grouped}
              </Code>
              <CopyButton text={code} name={t.madeCode(grouped)} secret={grouped} />
            </HStack>
          ) : (
            <ProductChip product={productCode} />
          )}
          <InlineText $strong $nowrap>
            {formatLitres(millilitres(literVolume))}
          </InlineText>
        </HStack>
        <HStack $gap={3} $align="start">
          {code && (
            <ProductColumn>
              <ProductChip product={productCode} />
            </ProductColumn>
          )}
          <CodeBearers {...bearers} />
        </HStack>
        <SmallRow $gap={1}>
          <Icon of={CalendarDays} />
          <span>
            {formatDay(startDate)} – {formatDay(endDate)}
          </span>
        </SmallRow>
        {sms && sentTo && (
          <SmallRow $gap={1}>
            <Icon of={MessageSquareText} />
            <WithSecrets secrets={sms}>{sentTo}</WithSecrets>
          </SmallRow>
        )}
      </VStack>
    </Item>
  )
}

interface GeneratedCodesDialogProps {
  generated: GeneratedCodes
  fleet: Fleet | undefined
  /** The link to the list of all codes. */
  myCodes: ReactNode
  onClose: () => void
}

/** Lists the generated codes: each with a copy button, its driver or vehicle, and the mobile numbers of its SMS. */
export function GeneratedCodesDialog({ generated, fleet, myCodes, onClose }: GeneratedCodesDialogProps) {
  const t = useMessages(generateMessages)
  const anotherButton = useRef<HTMLButtonElement>(null)
  const codes = listGeneratedCodes(generated)
  return (
    <Dialog title={t.doneTitle} width={560} initialFocus={anotherButton} onClose={onClose}>
      <HStack $justify="space-between" $wrap>
        <Paragraph>{(generated.isFromOtherTab ? t.doneElsewhere : t.doneBody)(codes.length)}</Paragraph>
        {generated.codes && <GeneratedCodesActions codes={generated.codes} fleet={fleet} />}
      </HStack>
      <List aria-label={t.madeLabel}>
        {codes.slice(0, maxShown).map((code) => (
          <CodeItem key={code.id} generated={code} />
        ))}
      </List>
      {codes.length > maxShown && <Paragraph $muted>{t.moreMade(codes.length - maxShown)}</Paragraph>}
      <DialogActions>
        {myCodes}
        <Button ref={anotherButton} variant={generated.codes ? 'secondary' : 'primary'} onClick={onClose}>
          {t.another}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
