import { Gift } from 'lucide'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useExternalUrl } from '../../foundation/outside/useExternalUrl.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, reset } from '../../foundation/ui/layout.ts'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { promosMessages } from '../../locales/en/promos.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

// As high as its picture will be, whether it comes or not.
const Frame = styled(Box)`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${token('color-sunken')};
  color: ${token('color-border-input')};
`

const Picture = styled.img`
  ${reset}
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const inItself = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

const gift = <Icon of={Gift} size={32} />

interface PromoPictureProps {
  title: string
  image: string | undefined
}

function Image({ title, image }: PromoPictureProps) {
  const t = useMessages(promosMessages)
  const checked = useExternalUrl()
  const [broken, setBroken] = useState<string>()
  const address = image !== undefined && inItself.test(image) ? image : checked(image)
  if (address === undefined || address === broken) return gift
  return (
    <Picture
      src={address}
      alt={t.picture(title)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}

/** The image of a promo, 16 to 9. A gift stands in its place where there is none, or it cannot be shown. */
export function PromoPicture(props: PromoPictureProps) {
  return (
    <Frame>
      <ContentBoundary content={props.image} fallback={gift}>
        <Image {...props} />
      </ContentBoundary>
    </Frame>
  )
}
