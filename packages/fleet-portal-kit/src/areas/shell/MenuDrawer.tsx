import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../../foundation/overlay/Dialog.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { MenuEntries, Nav, type MenuProps } from './SideMenu.tsx'

/** Entries are as high as a finger needs. */
const DrawerNav = styled(Nav)`
  margin: 0 ${space(-3)};
  font-size: ${token('text-body')};
  & a {
    min-height: 44px;
  }
`

/** The menu of the compact frame. It closes when a link is pressed. */
export function MenuDrawer({ onClose, ...menu }: MenuProps & { onClose: () => void }) {
  const t = useMessages(shellMessages)
  const nav = useRef<HTMLElement>(null)
  const firstEntry = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const find = (selector: string) => nav.current?.querySelector<HTMLElement>(selector)
    firstEntry.current = find('[aria-current]') ?? find('a') ?? null
  }, [])
  return (
    <Dialog title={t.menuTitle} placement="start" width={300} initialFocus={firstEntry} onClose={onClose}>
      <DrawerNav
        ref={nav}
        aria-label={t.menu}
        className="fpk-menu-drawer"
        onClick={({ target }) => (target as Element).closest('a') && onClose()}
      >
        <MenuEntries {...menu} />
      </DrawerNav>
    </Dialog>
  )
}
