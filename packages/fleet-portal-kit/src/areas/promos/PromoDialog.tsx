import { Suspense } from 'react'
import { styled } from 'styled-components'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useOutsideAddress } from '../../foundation/outside/useOutsideAddress.ts'
import { Facts } from '../../foundation/ui/Facts.tsx'
import { Box, Column } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { promosMessages } from '../../locales/en/promos.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { SafeHtml } from '../../pieces/htmlOnDemand.ts'
import { OutsideLink } from '../../pieces/OutsideLink.tsx'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PromoCard } from './promoCards.ts'
import { PromoPicture } from './PromoPicture.tsx'

const Rounded = styled(Box)`
  border-radius: ${token('radius')};
  overflow: hidden;
`

interface PromoDialogProps {
  card: PromoCard
  canCashIn: boolean
  onClose: () => void
}

/** One promo: its picture, what it says, and where it leads. */
export function PromoDialog({ card, canCashIn, onClose }: PromoDialogProps) {
  const t = useMessages(promosMessages)
  const ui = useMessages(uiMessages)
  const checked = useOutsideAddress()
  const { title, subtitle, description, image, button, cashin } = card
  const address = checked(button?.address)
  return (
    <Dialog title={title} description={subtitle || undefined} width={560} onClose={onClose}>
      <Rounded>
        <PromoPicture title={title} image={image} />
      </Rounded>
      {description && (
        <Suspense
          fallback={
            <Column $gap={3}>
              <Skeleton $width="90%" />
              <Skeleton $width="70%" />
            </Column>
          }
        >
          <SafeHtml html={description} />
        </Suspense>
      )}
      {cashin !== undefined && (
        <Facts items={[{ name: t.cashinAmount, value: formatPesos(cashin), isStrong: true }]} />
      )}
      <DialogActions>
        <DialogCancel>{ui.close}</DialogCancel>
        {card.isIntroductory && canCashIn && (
          <Link isButton to={{ area: 'cash-in' }}>
            {t.cashIn}
          </Link>
        )}
        {button && address && (
          <OutsideLink href={address} label={t.outside(button.label)}>
            {button.label}
          </OutsideLink>
        )}
      </DialogActions>
    </Dialog>
  )
}
