import { defineMessages } from '../../provider/messages.ts'

/** Where to go from a page that could not be shown. */
export const waysOnMessages = defineMessages('nextSteps', {
  backToHome: 'Back to home',
  okGotIt: 'Okay got it',
})
