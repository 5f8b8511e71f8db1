import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `survey`. @since 0.1.0 */
export const surveyMessages = defineMessages('survey', {
  title: 'How satisfied are you with the portal?',
  stars: 'Your rating',
  starLabels: { 1: 'Unsatisfactory', 2: 'Can be better', 3: 'Average', 4: 'Very Good', 5: 'Amazing' },
  unsatisfied: 'What could be better?',
  great: 'What do you like?',
  unsatisfiedReasons: {
    slow: 'The portal is slow',
    hardToUse: 'It is hard to find things',
    payments: 'Cash-in or payments do not work well',
    codes: 'Fuel codes do not work well',
    stations: 'Too few stations',
    support: 'Support is slow',
  },
  greatReasons: {
    easy: 'Easy to use',
    fast: 'Fast',
    payments: 'Simple cash-in and payments',
    control: 'Good control over fuel',
    savings: 'Savings on fuel',
    support: 'Helpful support',
  },
  other: 'Other',
  otherReason: 'Please tell us more',
  tickOne: 'Select at least one reason.',
  tooLong: (characters: string) =>
    `Select fewer reasons: together they have more than ${characters} characters.`,
  pickStar: 'Select a rating first.',
  pickLikelihood: 'Select an answer first.',
  referral: 'How likely are you to recommend the portal to a friend?',
  likelihoods: { 1: 'Very unlikely', 2: 'Unlikely', 3: 'Not sure', 4: 'Likely', 5: 'Very likely' },
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  skip: 'Skip',
  close: 'Close the survey',
  thanks: 'Thank you!',
  thanksDetail: 'Your answers help us improve the portal.',
})
