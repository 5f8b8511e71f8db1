import { Ellipsis } from 'lucide'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSelected } from '../../../foundation/list/selection.ts'
import { Menu } from '../../../foundation/overlay/Menu.tsx'
import type { MenuItem } from '../../../foundation/overlay/MenuPopup.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { focusFirst } from '../../../foundation/ui/focus.ts'
import { HStack, InlineText } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { bulkMessages } from '../../../locales/en/bulk.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useWidget } from '../../../provider/widgetContext.ts'
import type { BulkAction, BulkChange, SelectedItemsProps } from './bulkActions.ts'
import { bulkNameOf } from './bulkProgress.ts'
import { useReadPages } from './useReadPages.ts'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const BulkDialog = lazyWithRetry(() => import('./BulkDialog.tsx'), 'BulkDialog')

/** The most items that one press selects. */
const mostSelected = 500

/** Stays at the lower edge of the window while the list is longer than it. */
const Bar = styled(HStack)`
  position: sticky;
  bottom: 0;
  z-index: 4;
  padding: ${space(2)} ${space(5)};
  background: ${token('color-surface')};
  border-top: 1px solid ${token('color-border')};
  border-bottom: 1px solid ${token('color-border')};
  box-shadow: 0 -4px 12px rgb(16 24 32 / 8%);
  /* One line on a phone: the number, Clear, and a menu of the other buttons. */
  & > [aria-haspopup] {
    display: none;
  }
  @container (max-width: 640px) {
    padding: ${space(2)} ${space(3)};
    & > button:not(:first-of-type) {
      display: none;
    }
    & > button[aria-haspopup] {
      display: inline-flex;
    }
  }
`

const Count = styled(InlineText)`
  margin-right: auto;
`

interface SelectionBarProps<T> extends SelectedItemsProps<T> {
  actions: readonly BulkAction<T>[]
  /** Shown for an item in the question. Default: its name. */
  describe?: (item: T) => ReactNode
  /** Whether the names are hidden when the user hides codes and numbers. */
  hasPrivateNames?: boolean
}

/** Reads all found items, page by page, up to the most that one press selects. */
function useSelectFound<T>({ selection, canSelect, endpoint, input, total, idOf }: SelectedItemsProps<T>) {
  const { isReading, readPages, stop } = useReadPages<T>(endpoint, input)
  /** How many items the last reading selected, with the list that it read. */
  const [found, setFound] = useState<{ list: string; count: number }>()
  const list = JSON.stringify([input, total])
  // The user has cleared the selection, or has chosen other filters. Pages that arrive later would fill it again.
  useEffect(() => selection.subscribe(() => selection.read().size === 0 && stop()), [selection, stop])
  const selectFound = async () => {
    let count = 0
    const isComplete = await readPages((items) => {
      const listed = canSelect ? items.filter(canSelect) : items
      const chosen = listed.slice(0, mostSelected - count)
      count += chosen.length
      selection.add(chosen.map((item) => [idOf(item), item]))
      return count < mostSelected
    })
    if (isComplete) setFound({ list, count })
  }
  return { isReading, selectFound, foundCount: found?.list === list ? found.count : undefined }
}

/** The number of selected items and the actions on them. Renders nothing while no item is selected. */
export function SelectionBar<T>(props: SelectionBarProps<T>) {
  const { selection, access, total, canSelect, nameOf, describe, hasPrivateNames } = props
  const { hide = [] } = useWidget().list
  const t = useMessages(bulkMessages)
  const { actions: menuLabel } = useMessages(uiMessages)
  const selected = useSelected(selection)
  const { isReading, selectFound, foundCount } = useSelectFound(props)
  const [opened, setOpened] = useState<{ action: BulkChange<T>; items: readonly (readonly [string, T])[] }>()
  const entries = [...selected]
  const isMore = total > mostSelected
  const allLabel = isMore ? t.selectFirst(mostSelected) : t.selectFound(total)
  const possibleLabel = isMore ? t.selectUpTo(mostSelected) : t.selectPossible
  const buttons: MenuItem[] = props.actions.flatMap((action) => {
    const { key, icon, requires, when, messages } = action
    const items = entries.filter(([, item]) => when(item))
    if (hide.includes(key) || items.length === 0) return []
    const run = () => {
      if ('open' in action) void action.open(items.map(([, item]) => item))
      else setOpened({ action, items })
    }
    const danger = 'danger' in action && action.danger
    return [
      {
        key,
        ...(icon && { icon }),
        label: messages.label(items.length),
        reason: access.blocked(requires),
        danger,
        run,
      },
    ]
  })
  const selectAll: MenuItem | false = entries.length < (foundCount ?? Math.min(total, mostSelected)) && {
    key: 'select-all',
    label: canSelect ? possibleLabel : allLabel,
    run: () => void selectFound(),
  }
  const dialog = opened && (
    <OverlayBoundary onClose={() => setOpened(undefined)}>
      <BulkDialog
        action={opened.action}
        listName={bulkNameOf(props.endpoint, props.fleetId)}
        items={opened.items}
        otherCount={Math.max(0, entries.length - opened.items.length)}
        nameOf={nameOf}
        describe={describe}
        hasPrivateNames={hasPrivateNames}
        onDone={(id) => selection.remove([id])}
        onClose={() => setOpened(undefined)}
      />
    </OverlayBoundary>
  )
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button disappears. Without this the focus would be lost.
    focusFirst(currentTarget.closest('.fpk-list')?.querySelector('.fpk-toolbar') ?? null)
    selection.clear()
  }
  return (
    // The dialog stays the same component when the last item is unselected: it shows results.
    <>
      {entries.length > 0 && (
        <Bar $wrap role="group" aria-label={t.bar} className="fpk-selection">
          <Count $strong role="status">
            {t.selected(entries.length)}
          </Count>
          <Button variant="quiet" onClick={clear}>
            {t.clear}
          </Button>
          {selectAll && (
            <Button variant="quiet" busy={isReading} onClick={selectAll.run}>
              {selectAll.label}
            </Button>
          )}
          {buttons.map(({ key, icon, label, reason, run }) => (
            <Button key={key} {...(icon && { icon })} disabledReason={reason} onClick={run}>
              {label}
            </Button>
          ))}
          <Menu label={menuLabel} items={() => (selectAll ? [selectAll, ...buttons] : buttons)}>
            {(trigger) => (
              <Button icon={Ellipsis} busy={isReading} {...trigger}>
                {menuLabel}
              </Button>
            )}
          </Menu>
        </Bar>
      )}
      {dialog}
    </>
  )
}
