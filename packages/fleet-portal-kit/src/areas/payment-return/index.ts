export { PaymentReturn } from './PaymentReturn.tsx'
export type { PaymentReturnProps } from './PaymentReturn.tsx'
