import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { Copy, Eye, Printer } from 'lucide'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ShareButton } from '../../../pieces/print/ShareButton.tsx'
import { copyText } from '../../../foundation/outside/copyText.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { PrintFrame } from '../../../pieces/print/PrintFrame.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Box, HStack, InlineText, mono, Paragraph, VStack } from '../../../foundation/ui/layout.ts'
import { codeCardsMessages } from '../../../locales/en/codeCards.ts'
import { fuelCodesMessages } from '../../../locales/en/fuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { radius, space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useIsPrivate } from '../../../provider/privacy.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { isDeactivatable } from '../fuelCodeFacts.ts'
import { codeCardText, codeMessage } from './codeCard.ts'
import { CodeSheets, sheetStyles } from './CodeSheet.tsx'
import { QrCode } from './QrCode.tsx'
import { useCurrentCode } from './useCurrentCode.ts'
import { useRevealCodes } from './useRevealCodes.ts'

const BigCode = styled(InlineText)`
  ${mono}
  font-size: ${token('text-display')};
  font-weight: ${token('weight-title')};
  text-align: center;
  overflow-wrap: anywhere;
`

const Pattern = styled(Box)`
  width: 200px;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius(1)};
  overflow: hidden;
`

const Hidden = styled(Pattern)`
  display: grid;
  place-items: center;
  padding: ${space(4)};
  text-align: center;
  background: ${token('color-sunken')};
`

const Message = styled(Paragraph)`
  padding: ${space(3)};
  border-radius: ${token('radius')};
  background: ${token('color-sunken')};
  user-select: all;
  overflow-wrap: anywhere;
`

interface ShareCodeProps {
  code: FuelCode
  fleetId: string
  /** The business name of the fleet. */
  fleet: string | undefined
  /** Whether the page shows the code already. */
  isShownAlready: boolean
  onClose: () => void
}

/**
 * A code to hand over: its QR code, a card to print, and a message to send. It is hidden until the user shows it, unless the page
 * shows it already, and again once it can no longer be redeemed.
 */
export function ShareCode({ code: opened, fleetId, fleet, isShownAlready, onClose }: ShareCodeProps) {
  const { current: code, refetchCode } = useCurrentCode(fleetId, opened)
  const t = useMessages(codeCardsMessages)
  const { onlyOpenShared } = useMessages(fuelCodesMessages)
  const { productNames, ...ui } = useMessages(uiMessages)
  const formats = useFormats()
  const showToast = useToast()
  const reveal = useRevealCodes()
  const isPrivate = useIsPrivate()
  const [isShown, setShown] = useState(isShownAlready && !isPrivate)
  const [isChecking, setChecking] = useState(false)
  const [printing, setPrinting] = useState(0)
  const name = inGroups(code.fuelCode)
  const facts = codeCardText(code, formats, productNames)
  const message = codeMessage(code.fuelCode, facts, fleet, t)
  useEffect(() => {
    if (isShown) reveal([opened])
  }, [isShown, reveal, opened])
  const print = async () => {
    setChecking(true)
    const isOpen = isDeactivatable(await refetchCode())
    setChecking(false)
    if (isOpen) setPrinting((count) => count + 1)
  }
  const copy = async () =>
    showToast(
      (await copyText(message))
        ? { tone: 'success', text: t.copied }
        : { tone: 'danger', text: ui.notCopied },
    )
  if (!isDeactivatable(code)) {
    return (
      <Dialog title={t.title} width={460} onClose={onClose}>
        <Banner tone="danger">{onlyOpenShared}</Banner>
        <DialogActions>
          <Button onClick={onClose}>{ui.close}</Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t.title}
      description={`${facts.product} · ${t.left(facts.litres)} · ${facts.period.join(' – ')}`}
      width={460}
      onClose={onClose}
    >
      <Banner tone="warning">{t.secret}</Banner>
      <VStack $gap={2} $align="center">
        {isShown ? (
          <>
            <Pattern>
              <QrCode text={code.fuelCode} label={t.qrOf(name)} />
            </Pattern>
            <BigCode>{name}</BigCode>
          </>
        ) : (
          <>
            <Hidden>
              <InlineText $muted>{t.hidden}</InlineText>
            </Hidden>
            <BigCode aria-hidden>{name.replaceAll(/\S/g, '•')}</BigCode>
          </>
        )}
        <Paragraph $muted>{facts.bearers || t.anyone}</Paragraph>
      </VStack>
      {isShown && (
        <VStack $gap={1}>
          <InlineText $strong>{t.message}</InlineText>
          <Message>{message}</Message>
          <HStack $wrap>
            <Button icon={Copy} onClick={() => void copy()}>
              {t.copyMessage}
            </Button>
            <ShareButton title={t.title} textOf={() => message} />
          </HStack>
        </VStack>
      )}
      <DialogActions>
        <Button onClick={onClose}>{ui.close}</Button>
        {isShown ? (
          <Button variant="primary" icon={Printer} busy={isChecking} onClick={() => void print()}>
            {t.printCard}
          </Button>
        ) : (
          <Button variant="primary" icon={Eye} onClick={() => setShown(true)}>
            {t.show}
          </Button>
        )}
      </DialogActions>
      {printing > 0 && (
        <PrintFrame key={printing} title={t.sheetTitle} styles={sheetStyles} onPrinted={() => setPrinting(0)}>
          <CodeSheets codes={[code]} fleet={fleet} />
        </PrintFrame>
      )}
    </Dialog>
  )
}
