import { X } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button, IconButton } from '../../../foundation/ui/Button.tsx'
import { Box, HStack } from '../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import type { Location } from '../useLocation.ts'

// As high as a line of the text, so that the banner's picture stands at the first one.
const Buttons = styled(HStack)`
  margin: ${space(-2)} 0;
`

const key = 'stations-without-location'

interface LocationNoticeProps {
  location: Location
  onChooseCity: () => void
  onRetry: () => void
}

/** Why there are no distances, and what to do instead. Who refused and took the notice away is not told again on this device. */
export function LocationNotice({ location, onChooseCity, onRetry }: LocationNoticeProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const { deviceStorage } = usePortal()
  const [isKnown, setKnown] = useState(() => deviceStorage.read(key) === true)
  const isLost = location.kind === 'lost'
  if (!isLost && (location.kind !== 'denied' || isKnown)) return null
  const dismiss = () => {
    deviceStorage.write(key, true)
    setKnown(true)
  }
  return (
    <Banner tone="info">
      <HStack $justify="space-between" $wrap $gap={3}>
        <Box style={{ flex: '1 1 260px' }}>{isLost ? t.notLocated : t.denied}</Box>
        <Buttons>
          {isLost && <Button onClick={onRetry}>{ui.tryAgain}</Button>}
          <Button onClick={onChooseCity}>{t.chooseCity}</Button>
          {!isLost && <IconButton icon={X} label={ui.dismiss} onClick={dismiss} />}
        </Buttons>
      </HStack>
    </Banner>
  )
}
