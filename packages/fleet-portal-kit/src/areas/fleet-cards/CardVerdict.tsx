import { updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { isDeactivated } from 'fleet-portal-api-client/contract/fleets'
import { products } from 'fleet-portal-api-client/contract/products'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useCurrentMinute } from '../../foundation/data/useCurrentMinute.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { NearestStation } from '../../pieces/verdict/NearestStation.tsx'
import { useBearerStatus } from '../../pieces/verdict/useBearerStatus.ts'
import { amountLeft, cardChecks, verdictOf } from '../../pieces/verdict/verdict.ts'
import { cardReason } from '../../pieces/verdict/verdictText.ts'
import { VerdictView } from '../../pieces/verdict/VerdictView.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

interface CardVerdictProps {
  card: FleetCard
  fleetId: string
  access: FleetAccess
  /** The page that edits the card. */
  editPage: FleetPortalDestination
}

/** Whether a card pays at a station now, with the reasons, as far as the portal can know. */
export function CardVerdict({ card, fleetId, access, editPage }: CardVerdictProps) {
  const t = useMessages(verdictMessages)
  const { productNames } = useMessages(uiMessages)
  const formats = useFormats()
  const now = useCurrentMinute()
  const drivers = card.driver ? [card.driver] : []
  const vehicles = card.vehicle ? [card.vehicle] : []
  const bearers = useBearerStatus(fleetId, access, drivers, vehicles)
  const readsWallet = access.can(getWallet)
  const walletRead = useRead(getWallet, { fleetId }, { enabled: readsWallet })
  if (bearers.isLoading || (readsWallet && walletRead.isPending)) return <Skeleton $height="220px" />
  const wallet = walletRead.data?.walletBalance
  const isFleetActive = !(access.fleet && isDeactivated(access.fleet))
  const checks = cardChecks(card, { ...bearers, now, isFleetActive, wallet })
  const verdict = verdictOf(checks)
  const words = {
    t,
    formats,
    wallet,
    readsWallet,
    productNames,
    driver: drivers.map(fullName).join(', '),
    vehicle: vehicles.map(({ plateNumber }) => plateNumber).join(', '),
  }
  const shortReasons = {
    ...t.short,
    status: card.status === 'terminated' ? t.short.cardTerminated : t.short.cardDeactivated,
  }
  const amount = amountLeft(card, wallet)
  return (
    <VerdictView
      verdict={verdict}
      checks={checks}
      now={now}
      reasonOf={(check) => cardReason(card, check, words)}
      shortReason={verdict.status === 'fails' ? shortReasons[verdict.rule] : ''}
      hasEnded={card.status === 'terminated'}
      reads={[...bearers.reads, walletRead]}
      upTo={amount === undefined ? undefined : t.upTo(formats.formatPesos(amount))}
    >
      {verdict.status === 'later' && access.can(updateFleetCard) && (
        <HStack>
          <Link isButton to={editPage}>
            {t.changeLimits}
          </Link>
        </HStack>
      )}
      {verdict.status === 'works' && (
        <NearestStation
          products={products.filter((product) => card[product])}
          fleetStations={access.fleet?.fleetStations ?? []}
          now={now}
        />
      )}
    </VerdictView>
  )
}
