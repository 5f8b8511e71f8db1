import { ChevronDown, ChevronLeft, ChevronUp, type IconNode } from 'lucide'
import { useId, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Button, IconButton } from '../../foundation/ui/Button.tsx'
import { Box, HStack, InlineText, VStack, focusRing, reset, Subtitle } from '../../foundation/ui/layout.ts'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { Marked } from '../../pieces/html/Marked.tsx'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats, useRelativeFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { MessageTexts } from './messageText.ts'

const Article = styled.article`
  ${reset}
  display: block;
  padding: ${space(6)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`

const Heading = styled(Subtitle)`
  font-size: 18px;
  overflow-wrap: anywhere;
  /* Below the header of the page and the buttons above it in a narrow container. */
  scroll-margin-top: calc(${token('sticky-top')} + ${space(20)});
  ${focusRing}
`

const Timestamp = styled.time`
  ${reset}
  align-self: flex-start;
  font-size: ${token('text-table')};
  color: ${token('color-muted')};
`

/** Shown only in a narrow container. In a wide one the list is beside the reader. */
const Back = styled(Box)`
  display: none;
  @container (max-width: 640px) {
    display: block;
  }
`

const Top = styled(HStack)`
  align-items: flex-start;
  @container (max-width: 640px) {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`

const Body = styled(Box)`
  max-width: 76ch;
  padding-top: ${space(5)};
`

const Turning = styled(HStack)`
  flex: none;
`

interface MessageReaderProps {
  texts: MessageTexts
  searchText: string
  now: number
  /** Receives the focus when the reader covers the list. */
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  /** The messages before and after this one in the list. Undefined at its ends. */
  newer: string | undefined
  older: string | undefined
  onOpen: (messageId: string) => void
}

/** The open message: subject, time and content. */
export function MessageReader({
  texts,
  searchText,
  now,
  heading,
  onBack,
  newer,
  older,
  onOpen,
}: MessageReaderProps) {
  const t = useMessages(inboxMessages)
  const { formatInstant } = useFormats()
  const { formatAgo } = useRelativeFormats()
  const { subject, html, message } = texts
  const { createdAt } = message
  const id = useId()
  const turn = (icon: IconNode, label: string, messageId: string | undefined, key: string) => (
    <IconButton
      icon={icon}
      label={label}
      aria-keyshortcuts={key}
      disabledReason={messageId === undefined ? t.noMore : undefined}
      onClick={() => messageId !== undefined && onOpen(messageId)}
    />
  )
  return (
    <Article className="fpk-message" aria-labelledby={id}>
      <Top $justify="space-between" $gap={3}>
        <VStack $gap={1}>
          <Heading ref={heading} id={id} tabIndex={-1}>
            <Marked text={subject || t.untitled} searchText={searchText} />
          </Heading>
          <Timestamp dateTime={createdAt}>
            {formatInstant(createdAt)} <InlineText>({formatAgo(createdAt, t.justNow, now)})</InlineText>
          </Timestamp>
        </VStack>
        <Turning $gap={1} $justify="space-between">
          <Back>
            <Button icon={ChevronLeft} onClick={onBack}>
              {t.back}
            </Button>
          </Back>
          <HStack $gap={1}>
            {turn(ChevronUp, t.newer, newer, 'k')}
            {turn(ChevronDown, t.older, older, 'j')}
          </HStack>
        </Turning>
      </Top>
      <Body>
        <SafeHtml html={html} searchText={searchText} />
      </Body>
    </Article>
  )
}
