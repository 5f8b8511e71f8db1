import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

/** Fetches the code of menus, ahead of the first one where somebody comes near a button for it. */
export const fetchMenu = () => import('./MenuPopup.tsx')

export const MenuPopup = lazyWithRetry(fetchMenu, 'MenuPopup')
