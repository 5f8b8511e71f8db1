import { useEffect, type RefObject } from 'react'
import { styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'

/** The width of the menu column in a table that scrolls: that of its buttons. */
const menuWidth = `calc(${token('control-height')} - 4px)`

/** Invisible itself. Its styles show a shadow at the right edge of the frame after it, before the menus of the rows. */
const EdgeStyle = styled.div`
  ${reset}
  display: none;
  & + [data-scrolls] {
    display: grid;
    & > .fpk-table {
      grid-area: 1 / 1;
    }
  }
  & + [data-more]::after {
    content: '';
    grid-area: 1 / 1;
    justify-self: end;
    position: sticky;
    right: 0;
    z-index: 3;
    width: 16px;
    background: linear-gradient(to left, ${token('color-border-input')}, transparent);
    opacity: 0.4;
    pointer-events: none;
    @media (forced-colors: active) {
      border-right: 2px dashed CanvasText;
      opacity: 1;
    }
    @media print {
      content: none;
    }
  }
  & + [data-more]:has(td[data-part='menu'])::after {
    right: ${menuWidth};
    margin-right: ${menuWidth};
  }
`

/** Shows that a table continues beyond the right edge of its frame, which has the attribute `data-more` meanwhile. Rendered before the frame. */
export function ScrollEdge({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft
      element.toggleAttribute('data-more', hidden > 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [frame])
  return <EdgeStyle />
}
