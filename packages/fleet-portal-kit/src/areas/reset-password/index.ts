export { ResetPassword } from './ResetPassword.tsx'
export type { ResetPasswordProps } from './ResetPassword.tsx'
