import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

/** Loads the code of what is shown after a failure. */
const fetchFailedViews = () => import('./failedViews.ts')

export const FailedSectionView = lazyWithRetry(fetchFailedViews, 'FailedSectionView')
export const FailedStateView = lazyWithRetry(fetchFailedViews, 'FailedStateView')
export const StaleBanner = lazyWithRetry(fetchFailedViews, 'StaleBanner')
