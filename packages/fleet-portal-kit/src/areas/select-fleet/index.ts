export { SelectFleet } from './SelectFleet.tsx'
