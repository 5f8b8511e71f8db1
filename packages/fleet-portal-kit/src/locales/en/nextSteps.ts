import { defineMessages } from '../messageSet.ts'

/** Next steps on a page that could not be shown. @since 0.1.0 */
export const waysOnMessages = defineMessages('nextSteps', {
  backToHome: 'Back to home',
  okGotIt: 'Okay got it',
})
