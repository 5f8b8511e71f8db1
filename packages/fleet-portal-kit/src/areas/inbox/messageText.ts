import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { firstNonEmptyHtml, textOf } from '../../pieces/html/textOf.ts'
import { patternOf } from '../../pieces/html/textMatches.ts'

/** The texts of a message that the inbox shows and searches. */
export interface MessageTexts {
  message: InboxMessage
  /** Empty if the message has no subject. */
  subject: string
  preview: string
  /** The content as plain text. */
  text: string
  /** The content as HTML, not sanitized. */
  html: string
}

/** The maximum length of subject and preview. The list shows two lines of them. */
const maxLength = 500
const truncate = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

export function messageTextsOf(message: InboxMessage): MessageTexts {
  const { subject, modalTitle, contentPreview, content, modalContent } = message.announcement ?? {}
  const html = firstNonEmptyHtml(content, modalContent, contentPreview && truncate(contentPreview))
  const text = textOf(html)
  return {
    message,
    subject: truncate(subject || modalTitle || ''),
    preview: truncate(contentPreview || text.slice(0, 160)),
    text,
    html,
  }
}

/** Whether subject, preview or content contains the search text, ignoring case. */
export function isMatch({ subject, preview, text }: MessageTexts, searchText: string): boolean {
  const pattern = patternOf(searchText)
  return !pattern || [subject, preview, text].some((part) => part.search(pattern) >= 0)
}

const contextLength = 40

/** The preview. If only the content contains the search text, the excerpt around the match. */
export function excerptOf({ subject, preview, text }: MessageTexts, searchText: string): string {
  const pattern = patternOf(searchText)
  if (!pattern || [subject, preview].some((part) => part.search(pattern) >= 0)) return preview
  const at = text.search(pattern)
  if (at < 0) return preview
  const start = at <= contextLength ? 0 : text.indexOf(' ', at - contextLength) + 1
  // If a long word starts before the match, the excerpt starts at the match.
  return start === 0 ? truncate(text) : `… ${truncate(text.slice(start > at ? at : start))}`
}
