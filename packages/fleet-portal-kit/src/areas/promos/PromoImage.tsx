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

// Reserves the height of the image before it loads and if it fails.
const ImageFrame = styled(Box)`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${token('color-sunken')};
  color: ${token('color-border-input')};
`

const Img = styled.img`
  ${reset}
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const dataUrl = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

const placeholder = <Icon of={Gift} size={32} />

interface PromoImageProps {
  title: string
  image: string | undefined
}

function Image({ title, image }: PromoImageProps) {
  const t = useMessages(promosMessages)
  const toExternalUrl = useExternalUrl()
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const url = image !== undefined && dataUrl.test(image) ? image : toExternalUrl(image)
  if (url === undefined || url === brokenUrl) return placeholder
  return (
    <Img
      src={url}
      alt={t.picture(title)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
    />
  )
}

/** The image of a promo in 16:9. An icon replaces a missing or broken image. */
export function PromoImage(props: PromoImageProps) {
  return (
    <ImageFrame>
      <ContentBoundary content={props.image} fallback={placeholder}>
        <Image {...props} />
      </ContentBoundary>
    </ImageFrame>
  )
}
