import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { css, styled } from 'styled-components'
import { focusRing, reset } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { sanitizeHtml, highlightMatches } from './sanitizeHtml.ts'
import { marked } from './Marked.tsx'
import { wrapWideContent, watchWideContent } from './wideContent.ts'

const text = css`
  & :is(b, strong, th, h3, dt) {
    font-weight: ${token('weight-strong')};
  }
  & :is(i, em) {
    font-style: italic;
  }
  & u {
    text-decoration: underline;
  }
  & s {
    text-decoration: line-through;
  }
  & small {
    font-size: ${token('text-label')};
  }
  & sub {
    vertical-align: sub;
    font-size: 0.8em;
  }
  & sup {
    vertical-align: super;
    font-size: 0.8em;
  }
  & :is(code, pre) {
    font-family: ui-monospace, monospace;
  }
  & mark {
    ${marked}
  }
  & a {
    color: ${token('color-accent')};
    text-decoration: underline;
    cursor: pointer;
    ${focusRing}
  }
`

// The content has no components of the kit, so each element starts from the reset.
const Prose = styled.div<{ $plain: boolean }>`
  ${reset}
  display: block;
  /* Stacked accents and long words stay inside. */
  overflow: clip;
  overflow-clip-margin: 4px;
  overflow-wrap: anywhere;
  line-height: 1.6;
  ${({ $plain }) => $plain && 'white-space: pre-line;'}
  & * {
    ${reset}
  }
  & :is(p, div, h3, ul, ol, dl, dd, blockquote, pre, hr) {
    display: block;
    margin: 0 0 ${space(3)};
  }
  & [data-box] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    & > * {
      margin-bottom: 0;
    }
  }
  & > :last-child {
    margin-bottom: 0;
  }
  & h3 {
    margin: ${space(4)} 0 ${space(1)};
    font-size: 15px;
  }
  & > h3:first-child {
    margin-top: 0;
  }
  & :is(ul, ol) {
    padding-left: ${space(6)};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li {
    display: list-item;
  }
  /* Deeply nested text keeps a readable width: the box around it scrolls. */
  & [data-box] :is(blockquote, li, dd) {
    min-width: 14ch;
  }
  & blockquote {
    padding-left: ${space(4)};
    border-left: 3px solid ${token('color-border')};
  }
  & pre {
    white-space: pre-wrap;
  }
  & hr {
    border-top: 1px solid ${token('color-border')};
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${token('radius')};
  }
  & table {
    display: table;
    margin-bottom: ${space(3)};
    border-collapse: collapse;
  }
  & thead {
    display: table-header-group;
  }
  & tbody {
    display: table-row-group;
  }
  & tr {
    display: table-row;
  }
  & :is(th, td) {
    display: table-cell;
    /* No breaks inside words: the table scrolls. */
    overflow-wrap: break-word;
    padding: ${space(1.5)} ${space(3)};
    vertical-align: top;
    text-align: start;
    border: 1px solid ${token('color-border')};
  }
  ${text}
`

/** Replaces a broken image by its alternative text. */
function replaceBrokenImage({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt)
}

/** The content of `SafeHtml`. Throws if the HTML cannot be sanitized. */
export function SanitizedHtml({ html, searchText }: { html: string; searchText: string }) {
  const t = useMessages(uiMessages)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = sanitizeHtml(html)
    if (searchText) highlightMatches(content, searchText)
    wrapWideContent(content)
    if (!frame.current) return undefined
    frame.current.replaceChildren(content)
    return watchWideContent(frame.current, t.wideContent)
  }, [html, searchText, t])
  const isPlain = !/<[a-z!/]/i.test(html)
  return <Prose ref={frame} className="fpk-html" $plain={isPlain} onErrorCapture={replaceBrokenImage} />
}
