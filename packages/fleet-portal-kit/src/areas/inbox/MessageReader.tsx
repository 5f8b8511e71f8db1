import { ChevronLeft } from 'lucide'
import { useId, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../../foundation/overlay/Tooltip.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, VStack, focusRing, reset, Subtitle } from '../../foundation/ui/layout.ts'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { Marked } from '../../pieces/html/Marked.tsx'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { radius, space, token } from '../../provider/appearance.ts'
import { useFormats, useRelativeFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { MessageTexts } from './messageText.ts'

const Article = styled.article`
  ${reset}
  display: block;
  max-width: 76ch;
  padding: ${space(6)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`

const Heading = styled(Subtitle)`
  font-size: 18px;
  overflow-wrap: anywhere;
  ${focusRing}
`

const Timestamp = styled.time`
  ${reset}
  align-self: flex-start;
  font-size: ${token('text-table')};
  color: ${token('color-muted')};
  border-radius: ${radius(0.5)};
  ${focusRing}
`

/** Shown only in a narrow container. In a wide one the list is beside the reader. */
const Back = styled(Box)`
  display: none;
  padding-bottom: ${space(3)};
  @container (max-width: 640px) {
    display: block;
  }
`

interface MessageReaderProps {
  texts: MessageTexts
  searchText: string
  now: number
  /** Receives the focus when the reader covers the list. */
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

/** The open message: subject, time and content. */
export function MessageReader({ texts, searchText, now, heading, onBack }: MessageReaderProps) {
  const t = useMessages(inboxMessages)
  const { formatInstant } = useFormats()
  const { formatAgo } = useRelativeFormats()
  const { subject, html, message } = texts
  const { createdAt } = message
  const id = useId()
  return (
    <Article className="fpk-message" aria-labelledby={id}>
      <Back>
        <Button icon={ChevronLeft} onClick={onBack}>
          {t.back}
        </Button>
      </Back>
      <VStack $gap={1}>
        <Heading ref={heading} id={id} tabIndex={-1}>
          <Marked text={subject || t.untitled} searchText={searchText} />
        </Heading>
        <Tooltip text={formatInstant(createdAt)}>
          <Timestamp dateTime={createdAt} tabIndex={0}>
            {formatAgo(createdAt, t.justNow, now)}
          </Timestamp>
        </Tooltip>
      </VStack>
      <Box style={{ paddingTop: 20 }}>
        <SafeHtml html={html} searchText={searchText} />
      </Box>
    </Article>
  )
}
