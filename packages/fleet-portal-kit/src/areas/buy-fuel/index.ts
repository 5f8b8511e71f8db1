export { BuyFuel } from './BuyFuel.tsx'
export type { BuyFuelProps } from './BuyFuel.tsx'
