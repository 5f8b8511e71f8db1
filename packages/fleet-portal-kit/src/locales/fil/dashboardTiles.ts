/* The namespaces of the tiles of the dashboard, which are loaded together. */
export { firstSteps } from './firstSteps.ts'
export { fuelOutlook } from './fuelOutlook.ts'
export { housekeeping } from './housekeeping.ts'
export { walletActivity } from './walletActivity.ts'
