import type { Station } from 'fleet-portal-api-client/contract/stations'
import { ChevronLeft } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../foundation/ui/Button.tsx'
import { CopyableText } from '../../../foundation/ui/CopyableText.tsx'
import { DescriptionList, type DescriptionItem } from '../../../foundation/ui/DescriptionList.tsx'
import { Box, VStack, InlineText, HStack, Paragraph, reset, Subtitle } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { radius, space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { HoursText, OpenTag, Products } from '../list/cells.tsx'
import { ShareButton } from '../../../pieces/print/ShareButton.tsx'
import { pointOf } from '../../../pieces/stations/distances.ts'
import { placeLink } from './placeLinks.ts'
import { placeText, plainCase } from '../stationText.ts'

const Frame = styled(VStack)`
  padding: ${space(4)} ${space(5)} ${space(5)};
  min-width: 0;
  &:focus {
    outline: none;
  }
`

const Heading = styled(Subtitle)`
  font-size: 17px;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`

const RightAligned = styled(HStack)`
  justify-content: flex-end;
`

const Phone = styled.a`
  ${reset}
  color: ${token('color-accent')};
  cursor: pointer;
  white-space: nowrap;
  border-radius: ${radius(0.5)};
  &:hover,
  &:focus-visible {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
  }
`

interface StationDetailsProps {
  station: Station
  /** Whether the page has the name as its title. */
  isTitled?: boolean
  /** Distance from the user's position; undefined if the position is unknown. */
  km?: number | undefined
  onBack: () => void
  /** The buttons below the name. */
  actions: ReactNode
  children?: ReactNode
}

/** The details of one station, with a button back to the list. The heading receives the focus if the element that had it was removed or hidden. */
export function StationDetails({ station, isTitled, km, onBack, actions, children }: StationDetailsProps) {
  const t = useMessages(stationsMessages)
  const { formatFixed } = useFormats()
  const heading = useRef<HTMLElement | null>(null)
  const setHeading = (element: HTMLElement | null) => {
    heading.current = element
  }
  const { stationId, address, city, province, phoneNumber } = station
  useEffect(() => {
    const active = (heading.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    const isFocusLost =
      !active || active === document.body || getComputedStyle(active).visibility === 'hidden'
    if (isFocusLost) heading.current?.focus({ preventScroll: true })
  }, [stationId])
  const items: (DescriptionItem | undefined | false | null | '')[] = [
    station.status !== 'closed' && { name: t.hours, value: <HoursText station={station} /> },
    km !== undefined && { name: t.distance, value: t.km(formatFixed(km, 2)) },
    address && {
      name: t.address,
      value: (
        <RightAligned as="span">
          <CopyableText text={placeText(station)} name={t.address}>
            <InlineText>{plainCase(address)}</InlineText>
          </CopyableText>
        </RightAligned>
      ),
    },
    city && { name: t.city, value: plainCase(city) },
    province && { name: t.province, value: plainCase(province) },
    phoneNumber && {
      name: t.phone,
      value: (
        <RightAligned as="span">
          <CopyableText text={phoneNumber} name={t.phone}>
            <Phone href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</Phone>
          </CopyableText>
        </RightAligned>
      ),
    },
  ]
  return (
    <Frame
      as="article"
      {...(isTitled && { ref: setHeading, tabIndex: -1 })}
      $gap={4}
      className="fpk-station"
      aria-label={plainCase(station.name)}
    >
      <Box>
        <Button icon={ChevronLeft} variant="quiet" onClick={onBack} style={{ marginLeft: -14 }}>
          {t.back}
        </Button>
      </Box>
      <VStack $gap={2}>
        {!isTitled && (
          <Heading ref={setHeading} tabIndex={-1}>
            {plainCase(station.name)}
          </Heading>
        )}
        <HStack $wrap $gap={3}>
          <OpenTag station={station} />
          <Products station={station} />
        </HStack>
      </VStack>
      <HStack $wrap>
        {actions}
        <ShareButton
          title={plainCase(station.name)}
          textOf={() =>
            [plainCase(station.name), placeText(station), placeLink(station)].filter(Boolean).join('\n')
          }
        />
      </HStack>
      {children}
      <DescriptionList items={items.filter((item): item is DescriptionItem => Boolean(item))} />
      {!pointOf(station) && <Paragraph $muted>{t.noPlace}</Paragraph>}
    </Frame>
  )
}
