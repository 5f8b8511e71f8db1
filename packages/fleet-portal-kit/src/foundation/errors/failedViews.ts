export { FailedSectionView } from './FailedSectionView.tsx'
export { FailedStateView } from './FailedStateView.tsx'
export { StaleBanner } from './StaleBanner.tsx'
