import type { waysOnMessages } from '../en/nextSteps.ts'

export const nextSteps: typeof waysOnMessages.defaults = {
  backToHome: 'Bumalik sa Home',
  okGotIt: 'OK, naintindihan ko',
}
