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
import type { Location } from '../../../pieces/stations/useLocation.ts'

// The negative margin keeps the banner's icon aligned with the first line of the text. Below the text, the buttons need their room.
const Buttons = styled(HStack)`
  margin: ${space(-2)} 0;
  @container (max-width: 540px) {
    margin: 0;
  }
`

const dismissedKey = 'stations-without-location'

interface LocationNoticeProps {
  location: Location
  onChooseCity: () => void
  onRetry: () => void
}

/** Explains why there are no distances and offers to choose a city. Dismissing the notice for a denied location hides it on this device. */
export function LocationNotice({ location, onChooseCity, onRetry }: LocationNoticeProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const { deviceStorage } = usePortal()
  const [isDismissed, setDismissed] = useState(() => deviceStorage.read(dismissedKey) === true)
  const isUnavailable = location.status === 'unavailable'
  if (!isUnavailable && (location.status !== 'denied' || isDismissed)) return null
  const dismiss = () => {
    deviceStorage.write(dismissedKey, true)
    setDismissed(true)
  }
  return (
    <Banner tone="info">
      <HStack $justify="space-between" $wrap $gap={3}>
        <Box style={{ flex: '1 1 260px' }}>{isUnavailable ? t.notLocated : t.denied}</Box>
        <Buttons>
          {isUnavailable && <Button onClick={onRetry}>{ui.tryAgain}</Button>}
          <Button onClick={onChooseCity}>{t.chooseCity}</Button>
          {!isUnavailable && <IconButton icon={X} label={ui.dismiss} onClick={dismiss} />}
        </Buttons>
      </HStack>
    </Banner>
  )
}
