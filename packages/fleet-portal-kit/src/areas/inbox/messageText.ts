import type { InboxMessage } from 'api-client/contract/inbox'
import { firstNonEmptyHtml, textOf } from '../../pieces/html/htmlText.ts'
import { patternOf } from '../../pieces/html/textMatches.ts'

/** What the inbox shows of a message, and looks into. */
export interface Letter {
  message: InboxMessage
  /** Empty where it has none. */
  subject: string
  preview: string
  /** The content as text. */
  text: string
  /** The content as it came. */
  html: string
}

/** A list shows two lines; a heading has not many more. */
const longest = 500
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

export function letterOf(message: InboxMessage): Letter {
  const { subject, modalTitle, contentPreview, content, modalContent } = message.announcement ?? {}
  const html = firstNonEmptyHtml(content, modalContent, contentPreview && cut(contentPreview))
  const text = textOf(html)
  return {
    message,
    subject: cut(subject || modalTitle || ''),
    preview: cut(contentPreview || text.slice(0, 160)),
    text,
    html,
  }
}

/** Whether what is sought stands in subject, preview or content, in any case. */
export function isMatch({ subject, preview, text }: Letter, sought: string): boolean {
  const pattern = patternOf(sought)
  return !pattern || [subject, preview, text].some((part) => part.search(pattern) >= 0)
}

const around = 40

/** The preview; or, where what is sought stands in the content alone, the words around it. */
export function excerptOf({ subject, preview, text }: Letter, sought: string): string {
  const pattern = patternOf(sought)
  if (!pattern || [subject, preview].some((part) => part.search(pattern) >= 0)) return preview
  const at = text.search(pattern)
  if (at < 0) return preview
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  // A word that is longer than that is shown from its hit on.
  return start === 0 ? cut(text) : `… ${cut(text.slice(start > at ? at : start))}`
}
