import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { Box, InlineText, VStack } from '../../foundation/ui/layout.ts'
import { printedPageMessages } from '../../locales/en/printedPage.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { shownFilters } from './shownFilters.ts'

/**
 * The portal on paper: the content without menus and controls, on white, and tables as wide as the paper, with their header on
 * each sheet and the range of their rows at the end. All rules are inside the themed root, so a page around the shell is printed as it is.
 */
const PrintStyles = createGlobalStyle`
  @media print {
    .fpk-header,
    .fpk-side-menu,
    .fpk-toolbar,
    .fpk-selection,
    .fpk-overlays,
    .fpk-notices,
    .fpk-survey,
    .fpk-first-steps,
    .fpk-tile[data-tool],
    .fpk-back,
    .fpk-button,
    .fpk-icon-button,
    .fpk-row-menu,
    .fpk-screen-only,
    .fpk-list > :has(> h1),
    a[href='#fleet-portal-content'],
    main ~ *,
    main > footer,
    .fpk-pagination > * + *,
    [data-part='select'],
    [data-part='menu'] {
      display: none !important;
    }
    /* The value of a field is printed as text. */
    main .fpk-input {
      padding-inline-end: 0 !important;
      border-color: transparent !important;
      background: none !important;
      box-shadow: none !important;
      color: inherit !important;
      appearance: none !important;
      &::placeholder {
        color: transparent !important;
      }
    }
    main {
      display: block !important;
      min-width: 0 !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
    }
    [data-frame] {
      min-height: 0 !important;
      background: none !important;
    }
    .fpk-list,
    .fpk-item {
      padding: 0 !important;
    }
    .fpk-list,
    .fpk-list section {
      display: block !important;
    }
    .fpk-list > * + * {
      margin-top: ${space(3)} !important;
    }
    [role='region'] {
      overflow: visible !important;
      max-height: none !important;
    }
    .fpk-table {
      font-size: 9pt !important;
      opacity: 1 !important;
    }
    .fpk-table > thead {
      display: table-header-group !important;
      break-inside: avoid;
    }
    .fpk-table tr {
      height: auto !important;
      break-inside: avoid;
    }
    .fpk-table :is(th, td) {
      position: static !important;
      width: auto !important;
      min-width: 0 !important;
      padding: ${space(1)} ${space(1.5)} !important;
      background: none !important;
    }
    /* Columns are at least as wide as their longest word. */
    .fpk-table :is(th, td),
    .fpk-table :is(th, td) * {
      overflow-wrap: break-word !important;
    }
    .fpk-table > thead th {
      white-space: normal !important;
      vertical-align: bottom !important;
    }
    /* Browsers repeat the text of a header on each sheet, but no buttons. */
    .fpk-table > thead button {
      display: contents !important;
      &::after {
        content: none !important;
      }
    }
    .fpk-pagination {
      min-height: 0 !important;
      padding-block: ${space(1.5)} !important;
      break-before: avoid;
    }
    .fpk-list li {
      break-inside: avoid;
    }
  }
  /* A sheet of A4 in portrait. */
  @media print and (max-width: 860px) {
    .fpk-table {
      font-size: 7.5pt !important;
    }
    .fpk-table :is(th, td) {
      font-size: inherit !important;
      padding-inline: ${space(1)} !important;
    }
    .fpk-table [data-part='detail'] {
      font-size: inherit !important;
    }
    .fpk-table td [data-nowrap] {
      white-space: normal !important;
    }
  }
`

/** On paper only. */
const Head = styled(VStack)`
  display: none;
  @media print {
    display: flex;
    margin-bottom: ${space(3)};
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${token('color-text')};
  }
`

interface PrintedPageProps {
  fleet: string
  page: string
  /** The content of the page. */
  content: RefObject<HTMLElement | null>
}

/** The print styles of the portal, and the first lines of each print: fleet, page, filters and time. */
export function PrintedPage({ fleet, page, content }: PrintedPageProps) {
  const t = useMessages(printedPageMessages)
  const { formatInstant } = useDayFormats()
  const [print, setPrint] = useState<{ at: number; filters: readonly string[] }>()
  useEffect(() => {
    const update = () =>
      flushSync(() =>
        setPrint({ at: Date.now(), filters: content.current ? shownFilters(content.current) : [] }),
      )
    globalThis.addEventListener('beforeprint', update)
    return () => globalThis.removeEventListener('beforeprint', update)
  }, [content])
  return (
    <>
      <PrintStyles />
      <Head $gap={1} aria-hidden>
        <InlineText $strong>
          {fleet} – {page}
        </InlineText>
        {print && (
          <>
            {print.filters.length > 0 && <Box>{t.filters(print.filters.join(' · '))}</Box>}
            <InlineText $muted>{t.printed(formatInstant(new Date(print.at).toISOString()))}</InlineText>
          </>
        )}
      </Head>
    </>
  )
}
