import type { CSSProperties } from 'react'
import { css, styled } from 'styled-components'
import { token, type FleetPortalAppearance } from '../../provider/appearance.ts'
import { tokenStyles } from '../../provider/tokenStyles.ts'

/* The elements around a widget, and the styles that keep those of the page out. */

/** Styles of the page that `all` does not reset. */
const leftToRight = css`
  direction: ltr;
  unicode-bidi: isolate;
`

/** The parts of fields that the browser draws. */
const browserParts = [
  'placeholder',
  '-webkit-date-and-time-value',
  '-webkit-calendar-picker-indicator',
  '-webkit-inner-spin-button',
  ...['', '-fields-wrapper', '-text', '-year-field', '-month-field', '-day-field'].map(
    (part) => `-webkit-datetime-edit${part}`,
  ),
]

/**
 * Undoes the rules of the page for elements without a class and for parts that the browser draws. Their selectors have the
 * specificity of the namespace only, so every rule of the kit wins over them. Each part is a rule of its own, because a browser
 * that lacks one ignores the whole list.
 */
const resetRest = css`
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    direction: revert;
    unicode-bidi: revert;
  }
  :where(&) *::backdrop {
    display: none;
  }
  &::before,
  &::after {
    content: none;
  }
  :where(&) :where(:not([class], svg, svg *)),
  :where(&) *::before,
  :where(&) *::after {
    all: revert;
  }
  /* For browsers, this attribute is a style of the page, which the rule above undoes. */
  :where(&) [hidden] {
    display: none;
  }
  ${browserParts.map((part) => `:where(&) *::${part} { all: revert; direction: revert; unicode-bidi: revert; }`)}
`

// `initial` on the root stops inherited styles of the page. Below it every element starts from `unset`.
export const Root = styled.div<{ $appearance: FleetPortalAppearance }>`
  all: initial;
  ${leftToRight}
  ${resetRest}
  ${({ $appearance }) => tokenStyles($appearance)}
  display: block;
  box-sizing: border-box;
  min-height: 100%;
  font-family: ${token('font-family')};
  font-size: ${token('text-body')};
  line-height: 1.45;
  color: ${token('color-text')};
  font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased;
  container-type: inline-size;
  /* Each character is a dot. Copying and screen readers get the text. */
  &[data-private] [data-secret] {
    -webkit-text-security: disc;
  }
  /* A container is a stacking context. Without this, later content of the page would cover an open list. */
  &:has(> .fpk-overlays .fpk-options) {
    position: relative;
    z-index: 1;
  }
`

/** Styles of the two elements above the themed root. Namespaced rules of the kit cannot reach them. The font is the page's. */
export const noStyles: CSSProperties = {
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'inherit',
}

/** The two elements above the themed root, without content of the page before and after theirs, unless the page styles them. */
export const Frame = styled.div`
  &:not(#fpk):not(#fpk, [data-styled])::before,
  &:not(#fpk):not(#fpk, [data-styled])::after {
    content: none;
  }
`

/**
 * The prefix of every selector of the kit. `:not(#fpk)` matches all elements and has the specificity of an id. So no rule of the
 * page wins that has fewer than two ids and no `!important`.
 */
export const namespace = '.fpk-root:not(#fpk):not(#fpk)'

export const Overlays = styled.div`
  all: unset;
`
