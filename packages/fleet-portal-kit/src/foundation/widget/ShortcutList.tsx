import { useState } from 'react'
import { styled } from 'styled-components'
import { shortcutMessages } from '../../locales/en/shortcuts.ts'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import { InlineText, reset } from '../ui/layout.ts'
import { shortcutsIn } from './shortcuts.ts'
import { openableRow, rowCheckbox, tableRows } from './tableKeys.ts'
import type { ShortcutListProps } from './useShortcuts.tsx'

const List = styled.dl`
  ${reset}
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(2)} ${space(6)};
  align-items: baseline;
`

const Keys = styled.dt`
  ${reset}
  display: flex;
  gap: ${space(1)};
`

const Effect = styled.dd`
  ${reset}
  display: block;
`

const Key = styled.kbd`
  ${reset}
  display: inline-block;
  min-width: 16px;
  padding: 0 ${space(1.5)};
  border: 1px solid ${token('color-border-input')};
  border-radius: ${radius(0.5)};
  font-size: ${token('text-label')};
  line-height: 20px;
  text-align: center;
`

/** The name of an element: its label, or its text without what screen readers skip. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent?.trim() ?? ''
}

type Messages = typeof shortcutMessages.defaults

/** The keys of the table on the page, if there is one. */
function keysOfTable(widget: HTMLElement, t: Messages) {
  const row = widget.querySelector(tableRows)
  if (!row) return []
  return [
    { keys: '↑+↓', effect: t.moveInTable },
    { keys: 'Home+End', effect: t.endsOfTable },
    ...(row.matches(openableRow) ? [{ keys: 'Enter', effect: t.openRow }] : []),
    ...(row.parentElement?.querySelector(rowCheckbox) ? [{ keys: 'Space', effect: t.selectRow }] : []),
  ]
}

/** The shortcuts of what is on the page now. */
export function ShortcutList({ widget, onClose }: ShortcutListProps) {
  const t = useMessages(shortcutMessages)
  const [shortcuts] = useState(() => [
    ...shortcutsIn(widget).map(({ keys, element }) => ({ keys, effect: nameOf(element) })),
    ...keysOfTable(widget, t),
  ])
  const rows = [...shortcuts, { keys: '?', effect: t.title }, { keys: 'Esc', effect: t.close }]
  return (
    <Dialog title={t.title} width={440} onClose={onClose}>
      <List>
        {rows.map(({ keys, effect }) => [
          <Keys key={`${keys} keys`}>
            {keys.split('+').map((key) => (
              <Key key={key}>{key === 'Control' ? 'Ctrl' : key.toUpperCase()}</Key>
            ))}
          </Keys>,
          <Effect key={`${keys} effect`}>
            <InlineText>{effect}</InlineText>
          </Effect>,
        ])}
      </List>
    </Dialog>
  )
}
