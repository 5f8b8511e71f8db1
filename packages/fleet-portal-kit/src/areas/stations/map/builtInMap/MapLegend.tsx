import { ExternalLink } from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../../../../foundation/ui/Icon.tsx'
import { Box, focusRing, InlineText, reset } from '../../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { radius, space, token } from '../../../../provider/appearance.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { areaLink } from '../../details/placeLinks.ts'
import { roundDistance } from './distanceRings.ts'
import { unproject, streetZoom, zoomOf } from './mercator.ts'
import type { Viewport } from './viewport.ts'

const Corner = styled(Box)`
  position: absolute;
  bottom: ${space(2)};
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius(0.5)};
  font-size: ${token('text-label')};
  color: ${token('color-text')};
  background: ${token('color-surface')};
  pointer-events: none;
`

const Scale = styled(Corner)`
  left: ${space(3)};
  & > [data-part='bar'] {
    display: block;
    height: 5px;
    border: solid ${token('color-text')};
    border-width: 0 1.5px 1.5px;
  }
`

const Source = styled(Corner)`
  right: ${space(3)};
  color: ${token('color-muted')};
`

const Streets = styled(Corner)`
  left: ${space(3)};
  top: ${space(3)};
  bottom: auto;
  max-width: calc(100% - ${space(20)});
  padding: ${space(1.5)} ${space(2.5)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  pointer-events: auto;
`

const StreetsLink = styled.a`
  ${reset}
  color: ${token('color-accent')};
  cursor: pointer;
  border-radius: ${radius(0.5)};
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 2px;
  ${focusRing}
  & > svg {
    width: 12px;
    height: 12px;
    margin-left: ${space(1)};
    vertical-align: -1px;
  }
`

/** The maximum length of the scale bar in pixels. */
const maxBarLength = 110

/** The scale, the source of the coastlines, and at high zoom a link to a map with streets. */
export function MapLegend({ viewport }: { viewport: Viewport }) {
  const t = useMessages(stationsMessages)
  const { k, x, y, width, height } = viewport
  const center = unproject({ x: (width / 2 - x) / k, y: (height / 2 - y) / k })
  const { km, pixels } = roundDistance(center.lat, k, maxBarLength)
  return (
    <>
      {zoomOf(k) > streetZoom && (
        <Streets>
          {t.noStreets}{' '}
          <StreetsLink
            href={areaLink(center, zoomOf(k))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t.streetsOutside}
          >
            {t.inGoogleMaps}
            <Icon of={ExternalLink} />
          </StreetsLink>
        </Streets>
      )}
      <Scale>
        {t.scale(km)}
        <InlineText data-part="bar" style={{ width: pixels }} />
      </Scale>
      <Source>{t.coastsFrom}</Source>
    </>
  )
}
