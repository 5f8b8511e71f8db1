import type { Fuel, Product } from 'fleet-portal-api-client/contract/products'
import { lookupStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { ReadSection } from '../../foundation/errors/ReadSection.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, InlineText, Paragraph, VStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Spinner } from '../../foundation/ui/Spinner.tsx'
import { stationsMessages } from '../../locales/en/stations.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { nearestFirst, roundedPoint, withDistances, type Point } from '../stations/distances.ts'
import { hoursOf, openStateAt } from '../stations/openingHours.ts'
import { useLocation } from '../stations/useLocation.ts'

/** The nearest stations that are read from a server that sorts by distance. One of them sells the product. */
const nearPage = { page: 1, perPage: 50 } as const
/** The stations that are compared in the browser, if the server does not sort by distance. */
const comparedPage = { page: 1, perPage: 1000 } as const

interface NearestStationProps {
  /** The station must sell one of them. */
  products: readonly Product[]
  /** The only stations where the fleet may fuel. Empty: every station of the portal. */
  fleetStations: readonly Station[]
  now: number
}

/** Every station sells lubes. */
const sellsOneOf = (products: readonly Product[]) => (station: Station) =>
  products.some((product) => product === 'lubes' || station.stationProduct?.[product])

/** Whether a station may be open: it is, or its hours are unknown. */
const mayBeOpen = (station: Station, now: number) => {
  const state = openStateAt(station, now)
  return state === undefined || state === 'open'
}

/** The stations around a point: those of the fleet, or those of the portal, from the server. */
function useStationsAround(
  point: Point,
  { products, fleetStations }: Pick<NearestStationProps, 'products' | 'fleetStations'>,
) {
  const isLimited = fleetStations.length > 0
  const [product] = products
  const sells = products.length === 1 && product !== 'lubes' ? { [product as Fuel]: true } : {}
  const near = { near: roundedPoint(point), openNow: true, ...sells }
  const sorted = useRead(lookupStations, { ...near, ...nearPage }, { enabled: !isLimited })
  const isUnsorted = sorted.data !== undefined && !sorted.data.applied?.includes('near')
  const compared = useRead(lookupStations, comparedPage, { enabled: !isLimited && isUnsorted })
  const read = isUnsorted ? compared : sorted
  if (isLimited) return { data: { stations: fleetStations }, error: null, refetch: () => undefined }
  const { stations, count } = read.data ?? {}
  const partly = isUnsorted && stations && count !== undefined && stations.length < count
  return {
    ...read,
    data: stations && { stations, ...(partly && { compared: stations.length }) },
  }
}

function Nearest({ point, products, fleetStations, now }: NearestStationProps & { point: Point }) {
  const t = useMessages(verdictMessages)
  const { fromYou, allDay, hoursFrom, hoursUnknown } = useMessages(stationsMessages)
  const { productNames } = useMessages(uiMessages)
  const formats = useFormats()
  const read = useStationsAround(point, { products, fleetStations })
  const [product] = products
  const label = products.length === 1 && product ? t.nearestWith(productNames[product]) : t.nearest
  const hoursText = (station: Station) => {
    const hours = hoursOf(station, formats)
    if (hours === undefined) return hoursUnknown
    return hours === 'all-day' ? allDay : hoursFrom(hours.opens, hours.closes)
  }
  return (
    <ReadSection read={read} loading={<Looking text={t.lookingForStation} />}>
      {({ stations, compared }: { stations: readonly Station[]; compared?: number }) => {
        const candidates = stations.filter(sellsOneOf(products)).filter((one) => mayBeOpen(one, now))
        const nearest = nearestFirst(withDistances(candidates, point), now).find(({ km }) => km !== undefined)
        return (
          <VStack $gap={0} role="group" aria-label={label}>
            <InlineText $muted>{label}</InlineText>
            {nearest?.km === undefined ? (
              <InlineText>{t.noStation}</InlineText>
            ) : (
              <>
                <InlineText $strong>
                  <Link
                    to={{ area: 'stations', search: { station: nearest.station.stationId } }}
                    fallback={nearest.station.name}
                  >
                    {nearest.station.name}
                  </Link>
                </InlineText>
                <InlineText>
                  {fromYou(formats.formatFixed(nearest.km, 2))} · {hoursText(nearest.station)}
                </InlineText>
              </>
            )}
            {compared !== undefined && <InlineText $muted>{t.notAllCompared(compared)}</InlineText>}
          </VStack>
        )
      }}
    </ReadSection>
  )
}

const Looking = ({ text }: { text: string }) => (
  <HStack role="status">
    <Spinner />
    <InlineText>{text}</InlineText>
  </HStack>
)

function FromLocation(props: NearestStationProps) {
  const t = useMessages(verdictMessages)
  const { tryAgain } = useMessages(uiMessages)
  const { location, retry } = useLocation()
  if (location.status === 'pending') return <Looking text={t.lookingForStation} />
  if (location.status === 'known') return <Nearest point={location.point} {...props} />
  return (
    <HStack $wrap>
      <Paragraph $muted>{location.status === 'denied' ? t.notShared : t.notLocated}</Paragraph>
      <Button onClick={retry}>{tryAgain}</Button>
    </HStack>
  )
}

/** The nearest open station that sells a product, in a straight line. The browser is asked for the location after a press only. */
export function NearestStation(props: NearestStationProps) {
  const t = useMessages(verdictMessages)
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <FromLocation {...props} />
  return (
    <HStack>
      <Button icon={MapPin} onClick={() => setWanted(true)}>
        {t.findStation}
      </Button>
    </HStack>
  )
}
