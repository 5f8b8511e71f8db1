export { ActivateAccount } from './ActivateAccount.tsx'
export type { ActivateAccountProps } from './ActivateAccount.tsx'
