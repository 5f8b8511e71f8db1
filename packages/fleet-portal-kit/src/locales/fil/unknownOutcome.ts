import type { unknownOutcomeMessages } from '../en/unknownOutcome.ts'

export const unknownOutcome: typeof unknownOutcomeMessages.defaults = {
  stillRunning: 'Pinoproseso pa ito ng server.',
  noResult: 'Hindi sinabi ng server ang resulta.',
  checksAutomatically: 'Kusang titingin muli ang page na ito at ipapakita ang resulta kapag nalaman na.',
}
