/* The tiles that are loaded after the type of the fleet is known. One file, because the browser build lists each file of its own. */
export { HedgingTiles } from './HedgingTiles.tsx'
export { FirstSteps } from './firstSteps/FirstSteps.tsx'
export { Housekeeping } from './housekeeping/Housekeeping.tsx'
export { BuyPlanner } from './outlook/BuyPlanner.tsx'
export { DaysLeft } from './outlook/DaysLeft.tsx'
export { WalletTiles } from './wallet/WalletTiles.tsx'
