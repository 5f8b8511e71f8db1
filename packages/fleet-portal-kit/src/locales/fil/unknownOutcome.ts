import type { unknownOutcomeMessages } from '../en/unknownOutcome.ts'

export const unknownOutcome: typeof unknownOutcomeMessages.defaults = {
  stillRunning: 'Pinoproseso pa ito.',
  noResult: 'Hindi namin natanggap ang resulta.',
  checksAutomatically: 'Kusang titingin muli ang page na ito at ipapakita ang resulta kapag nalaman na.',
}
