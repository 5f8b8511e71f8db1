export { BuyFuel } from './BuyFuel.tsx'
export type { BuyFuelProps } from './BuyFuel.tsx'
export type { PurchaseFields } from './purchaseControls.ts'
