import { lazyPart } from '../foundation/widget/lazyPart.ts'

/** What cleans HTML is fetched when there is some to be shown. */
export const SafeHtml = lazyPart(() => import('./SafeHtml.tsx'), 'SafeHtml')
