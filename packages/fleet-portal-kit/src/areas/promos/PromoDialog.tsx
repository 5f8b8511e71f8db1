import { Link2 } from 'lucide'
import { styled } from 'styled-components'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useExternalUrl } from '../../foundation/outside/useExternalUrl.ts'
import { copyText } from '../../foundation/outside/copyText.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Box } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { promosMessages } from '../../locales/en/promos.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { ExternalLinkButton } from '../../pieces/html/ExternalLinkButton.tsx'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation, useToast } from '../../provider/widgetContext.ts'
import type { PromoCard } from './promoCards.ts'
import { PromoImage } from './PromoImage.tsx'

const Rounded = styled(Box)`
  border-radius: ${token('radius')};
  overflow: hidden;
`

/** The link button of a promo. Renders nothing if its URL is not safe to open. */
function PromoButton({ label, url }: NonNullable<PromoCard['button']>) {
  const t = useMessages(promosMessages)
  const href = useExternalUrl()(url)
  return (
    href && (
      <ExternalLinkButton href={href} label={t.outside(label)}>
        {label}
      </ExternalLinkButton>
    )
  )
}

/** Copies the link to a promo, for a colleague. Not shown where the host page has no URL for it. */
function CopyLink({ promo }: { promo: string }) {
  const t = useMessages(promosMessages)
  const ui = useMessages(uiMessages)
  const navigation = useNavigation()
  const showToast = useToast()
  const href = navigation.href({ area: 'promos', search: { promo } })
  if (href === undefined || href.startsWith('#')) return null
  const copy = async () => {
    const isCopied = await copyText(new URL(href, globalThis.location.href).href)
    showToast(isCopied ? { tone: 'success', text: t.linkCopied } : { tone: 'danger', text: ui.notCopied })
  }
  return (
    <Button icon={Link2} onClick={() => void copy()}>
      {t.copyLink}
    </Button>
  )
}

interface PromoDialogProps {
  card: PromoCard
  canCashIn: boolean
  onClose: () => void
}

/** The dialog of a promo: image, description and links. */
export function PromoDialog({ card, canCashIn, onClose }: PromoDialogProps) {
  const t = useMessages(promosMessages)
  const { formatPesos } = useFormats()
  const ui = useMessages(uiMessages)
  const { title, subtitle, description, image, button, cashin } = card
  return (
    <Dialog title={title} description={subtitle || undefined} width={560} onClose={onClose}>
      <Rounded>
        <PromoImage title={title} image={image} />
      </Rounded>
      {description && <SafeHtml html={description} />}
      {cashin !== undefined && (
        <DescriptionList items={[{ name: t.cashinAmount, value: formatPesos(cashin), isStrong: true }]} />
      )}
      <DialogActions>
        <CopyLink promo={card.key} />
        <DialogCancel>{ui.close}</DialogCancel>
        {card.isIntroductory && canCashIn && (
          <Link isButton to={{ area: 'cash-in' }}>
            {t.cashIn}
          </Link>
        )}
        {button && (
          <ContentBoundary content={button.url}>
            <PromoButton {...button} />
          </ContentBoundary>
        )}
      </DialogActions>
    </Dialog>
  )
}
