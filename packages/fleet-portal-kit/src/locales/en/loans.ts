import type { loanProducts, salesRegions } from 'fleet-portal-api-client/contract/loans'
import { defineMessages } from '../messageSet.ts'

const products: Record<(typeof loanProducts)[number], string> = {
  'car-loan': 'Car loan',
  'truck-loan': 'Truck loan',
  'car-financing-loan': 'Car financing loan',
  'truck-financing-loan': 'Truck financing loan',
}

const regions: Record<(typeof salesRegions)[number], string> = {
  'North Luzon': 'North Luzon',
  'Metro Manila': 'Metro Manila',
  'South Luzon': 'South Luzon',
  Visayas: 'Visayas',
  Mindanao: 'Mindanao',
}

const fields = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobileNumber: 'Contact number',
  loanProduct: 'Loan product',
  region: 'Region',
  branch: 'Branch',
  lenderPrivacy: 'Privacy notice of the lender',
  productPrivacy: 'Privacy notice of this product',
}

/** English sentences of the namespace `loans`. @since 0.1.0 */
export const loansMessages = defineMessages('loans', {
  title: 'Loans',
  intro: (lender: string) =>
    `Put your next car or truck on the road with a loan from ${lender}. Tell us who you are and what you need. The branch that you choose replies within 24 hours.`,
  picture: 'A truck and a car on a road between hills',
  formTitle: 'Inquire about a loan',
  fields,
  products,
  regions,
  choose: 'Choose one',
  mobileHint: '11 digits, such as 09171234567',
  regionFirst: 'Choose a region first.',
  noBranch: (region: string) => `There is no branch in ${region}. Choose another region.`,
  branchCleared: (branch: string, region: string) =>
    `${branch} is not in ${region}. Choose a branch of this region.`,
  branchGone: 'The branch that you chose is no longer available. Choose another branch.',
  agreeLender: (lender: string) => `I have read and agree to the privacy notice of ${lender}.`,
  agreeProduct: 'I have read and agree to the privacy notice of vehicle financing on this portal.',
  readNotice: 'Read the notice',
  readLender: (lender: string) => `Read the notice of ${lender}`,
  readProduct: 'Read the notice of vehicle financing',
  submit: 'Send inquiry',
  stillNeeded: (labels: string) => `Fill in first: ${labels}.`,
  sentTitle: 'Your inquiry was sent',
  sentBody: (email: string) =>
    `The branch replies to ${email}. Keep the inquiry ID to ask about your inquiry.`,
  inquiryId: 'Inquiry ID',
  receiptTitle: 'Receipt of your loan inquiry',
  sentAt: 'Sent on',
  replyBy: 'Reply by',
  mailIt: 'Email it',
  mailSubject: (id: string) => `Vehicle financing inquiry ${id}`,
  mailBody: (id: string, product: string, branch: string, replyBy: string) =>
    `Inquiry ID: ${id}\nLoan product: ${product}\nBranch: ${branch}\nReply by: ${replyBy}\n`,
  notSetUp: 'Vehicle financing is not available yet',
  notSetUpNext:
    'The operator of this portal has not entered the lender, its branches and its privacy notices.',
  another: 'Send another inquiry',
  nextTitle: 'What happens next',
  nextSteps: {
    sent: 'Your inquiry goes to the branch that you choose. It takes no money from your wallet.',
    reply: 'The branch replies to your email within 24 hours.',
    agree: 'You agree on the loan with the branch, outside of this portal.',
  },
  lastTitle: 'Your last inquiry',
  lastNote: 'Kept for you on this device.',
})
