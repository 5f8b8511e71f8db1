import type { InboxMessage } from 'api-client/contract/services'
import { patternOf } from '../../pieces/marks.ts'

/** HTML as one line of text. Nothing in it is run or fetched. */
export function textOf(html: string): string {
  // What stands in blocks of its own is no part of the word before it.
  const spaced = html.replace(/<(?=\/?(p|div|br|li|ul|ol|h\d|tr|t[dh]|table|blockquote)\b)/gi, ' <')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

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

export function letterOf(message: InboxMessage): Letter {
  const { subject, modalTitle, contentPreview, content, modalContent } = message.announcement ?? {}
  const html = content || modalContent || contentPreview || ''
  const text = textOf(html)
  return {
    message,
    subject: subject || modalTitle || '',
    preview: contentPreview || text.slice(0, 160),
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
  return start === 0 ? text : `… ${text.slice(start > at ? at : start)}`
}
