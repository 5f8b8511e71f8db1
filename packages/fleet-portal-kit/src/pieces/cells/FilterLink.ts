import { styled } from 'styled-components'
import { fingerHeight, focusRing, reset } from '../../foundation/ui/layout.ts'
import { radius, token } from '../../provider/appearance.ts'

/** A name that filters the list by itself on click. Pass what it does as `title`. */
export const FilterLink = styled.button`
  ${reset}
  display: -webkit-inline-box;
  vertical-align: bottom;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Two lines fit the height of a row. */
  line-height: 18px;
  text-align: inherit;
  border-radius: ${radius(0.5)};
  cursor: pointer;
  text-decoration: underline dotted ${token('color-muted')};
  text-underline-offset: 3px;
  ${fingerHeight}
  ${focusRing}
  &:hover {
    color: ${token('color-accent')};
    text-decoration: underline;
  }
  @media print {
    display: inline;
    text-decoration: none;
  }
`
