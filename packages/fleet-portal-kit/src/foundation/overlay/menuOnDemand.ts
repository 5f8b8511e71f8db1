import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

/** Loads the code of menus. Call it in advance when the pointer or the focus is near a menu button. */
export const fetchMenu = () => import('./MenuPopup.tsx')

export const MenuPopup = lazyWithRetry(fetchMenu, 'MenuPopup')
