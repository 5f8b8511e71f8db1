import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

/** Loads the code of what is shown after a failure. Widgets load it ahead, because a failure may be of the connection. */
export const fetchFailedViews = () => import('./failedViews.ts')

export const FailedSectionView = lazyWithRetry(fetchFailedViews, 'FailedSectionView')
export const FailedStateView = lazyWithRetry(fetchFailedViews, 'FailedStateView')
export const StaleBanner = lazyWithRetry(fetchFailedViews, 'StaleBanner')
