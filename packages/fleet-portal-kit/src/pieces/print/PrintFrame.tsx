import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { paperMessages } from '../../locales/en/paper.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { paperStyles } from './paperStyles.ts'

/** Outside of the window, because browsers print nothing of a frame without a box. */
const hidden: CSSProperties = {
  position: 'fixed',
  left: '-10000px',
  width: '210mm',
  height: '297mm',
  border: 0,
}

/** Adds rules to a document. They are not in a `style` element, because content security policies forbid its text. */
function addStyles(frame: Document, rules: string): void {
  const Sheet = frame.defaultView?.CSSStyleSheet
  if (!Sheet || !('adoptedStyleSheets' in frame)) return
  const sheet = new Sheet()
  sheet.replaceSync(rules)
  frame.adoptedStyleSheets = [sheet]
}

/** Completes the document of a frame, and opens the print dialog of the browser. */
function print(
  frame: Document,
  { title, locale, styles }: Readonly<Record<'title' | 'locale' | 'styles', string>>,
  onPrinted: () => void,
): void {
  frame.title = title
  frame.documentElement.lang = locale
  addStyles(frame, paperStyles + styles)
  const target = frame.defaultView
  target?.addEventListener('afterprint', onPrinted, { once: true })
  target?.focus()
  target?.print()
}

interface PrintFrameProps {
  /** The title of the printed document. Browsers suggest it as the name of a PDF file. */
  title: string
  /** Styles of the content, after those of every printed document. */
  styles?: string
  /** Called when the print dialog of the browser is closed. */
  onPrinted: () => void
  /** Plain elements. The styles of the kit do not reach them. */
  children: ReactNode
}

/**
 * Prints its content once, as a document of its own. The page around the widget is neither printed nor changed, whatever
 * print styles it has.
 */
export function PrintFrame({ title, styles = '', onPrinted, children }: PrintFrameProps) {
  const { locale } = usePortal().language
  const { printPreview } = useMessages(paperMessages)
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const isPrinted = useRef(false)
  const printed = useRef(onPrinted)
  useEffect(() => {
    printed.current = onPrinted
  }, [onPrinted])
  // Most browsers load an empty frame at once; others replace its first document when they have loaded it.
  useEffect(() => {
    const first = frame.current?.contentDocument
    if (first?.readyState === 'complete') setPage(first)
  }, [])
  useEffect(() => {
    if (!page || isPrinted.current) return
    isPrinted.current = true
    print(page, { title, locale, styles }, () => printed.current())
  }, [page, title, locale, styles])
  return (
    <>
      <iframe
        ref={frame}
        // The frame has no scripts. The page reaches into it, and its print dialog is a modal.
        sandbox="allow-same-origin allow-modals"
        title={printPreview}
        aria-hidden
        tabIndex={-1}
        style={hidden}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </>
  )
}
