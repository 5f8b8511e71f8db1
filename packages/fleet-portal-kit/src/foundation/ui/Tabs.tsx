import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { Box, focusRing, reset } from './layout.ts'

export interface TabItem<Key extends string = string> {
  key: Key
  label: string
  /** Renders the panel. Called only while the tab is selected. */
  panel: () => ReactNode
}

interface TabsProps<Key extends string> {
  /** Names the tab list for screen readers. */
  label: string
  items: readonly TabItem<Key>[]
  /** The selected tab, for a controlled component. */
  selected?: Key | undefined
  onSelect?: (key: Key) => void
}

const List = styled.div`
  ${reset}
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  /* Space for the focus ring, which scrolling would clip. */
  padding: ${space(1)} ${space(1)} 0;
  border-bottom: 1px solid ${token('color-border')};
`

const Tab = styled.button`
  ${reset}
  flex: none;
  height: ${token('control-height')};
  padding: 0 ${space(3)};
  border-bottom: 2px solid transparent;
  border-radius: ${radius(0.75)} ${radius(0.75)} 0 0;
  color: ${token('color-muted')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: color ${token('duration')};
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    color: ${token('color-text')};
  }
  &[aria-selected='true'] {
    color: ${token('color-accent')};
    border-bottom-color: ${token('color-accent')};
  }
  /* Forced-colors mode shows transparent borders too. */
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`

const Panel = styled(Box)`
  padding-top: ${space(4)};
  ${focusRing}
  &[hidden] {
    display: none;
  }
`

/** The index of the tab that a key moves to. Undefined for other keys. */
function targetIndex(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % count
  if (key === backward) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Tabs with one visible panel. The Tab key reaches only the selected tab. The arrow keys, Home and End move the focus and select
 * at once. If no item has the key `selected`, the first tab is selected.
 */
export function Tabs<Key extends string>({ label, items, selected, onSelect }: TabsProps<Key>) {
  const id = useId()
  const tabs = useRef(new Map<Key, HTMLButtonElement>())
  const [uncontrolledKey, setUncontrolledKey] = useState<Key>()
  const selectedKey = selected ?? uncontrolledKey
  const selectedItem = items.find(({ key }) => key === selectedKey) ?? items[0]
  if (!selectedItem) return null

  const select = (key: Key) => {
    if (key === selectedItem.key) return
    setUncontrolledKey(key)
    onSelect?.(key)
  }
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = items[targetIndex(event.key, index, items.length, isRightToLeft) ?? -1]
    if (!target) return
    event.preventDefault()
    tabs.current.get(target.key)?.focus()
    select(target.key)
  }
  const tabId = (key: Key) => `${id}-tab-${key}`
  const panelId = (key: Key) => `${id}-panel-${key}`
  return (
    <Box className="fpk-tabs">
      <List role="tablist" aria-label={label}>
        {items.map(({ key, label: name }, index) => {
          const isSelected = key === selectedItem.key
          return (
            <Tab
              key={key}
              ref={(element) => {
                if (element) tabs.current.set(key, element)
                else tabs.current.delete(key)
              }}
              type="button"
              role="tab"
              id={tabId(key)}
              aria-selected={isSelected}
              aria-controls={panelId(key)}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(key)}
              onKeyDown={(event) => move(event, index)}
            >
              {name}
            </Tab>
          )
        })}
      </List>
      {items.map(({ key, panel }) => (
        <Panel
          key={key}
          role="tabpanel"
          id={panelId(key)}
          aria-labelledby={tabId(key)}
          tabIndex={key === selectedItem.key ? 0 : undefined}
          hidden={key !== selectedItem.key}
        >
          {key === selectedItem.key && panel()}
        </Panel>
      ))}
    </Box>
  )
}
