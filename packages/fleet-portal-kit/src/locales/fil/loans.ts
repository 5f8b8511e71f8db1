import type { loansMessages } from '../en/loans.ts'

export const loans: typeof loansMessages.defaults = {
  title: 'Mga Loan',
  intro: (lender: string) =>
    `Ilagay sa kalsada ang susunod mong kotse o truck gamit ang loan mula sa ${lender}. Sabihin sa amin kung sino ka at kung ano ang kailangan mo. Sasagot ang pipiliin mong branch sa loob ng 24 na oras.`,
  picture: 'Isang truck at isang kotse sa kalsada sa pagitan ng mga burol',
  formTitle: 'Magtanong tungkol sa loan',
  fields: {
    firstName: 'Unang pangalan',
    lastName: 'Apelyido',
    email: 'Email',
    mobileNumber: 'Contact number',
    loanProduct: 'Uri ng loan',
    region: 'Rehiyon',
    branch: 'Branch',
    lenderPrivacy: 'Privacy notice ng nagpapautang',
    productPrivacy: 'Privacy notice ng produktong ito',
  },
  products: {
    'car-loan': 'Car loan',
    'truck-loan': 'Truck loan',
    'car-financing-loan': 'Car financing loan',
    'truck-financing-loan': 'Truck financing loan',
  },
  regions: {
    'North Luzon': 'North Luzon',
    'Metro Manila': 'Metro Manila',
    'South Luzon': 'South Luzon',
    Visayas: 'Visayas',
    Mindanao: 'Mindanao',
  },
  choose: 'Pumili ng isa',
  mobileHint: '11 digit, gaya ng 09171234567',
  regionFirst: 'Pumili muna ng rehiyon.',
  noBranch: (region: string) => `Walang branch sa ${region}. Pumili ng ibang rehiyon.`,
  branchCleared: (branch: string, region: string) =>
    `Wala sa ${region} ang ${branch}. Pumili ng branch sa rehiyong ito.`,
  branchGone: 'Hindi na available ang napili mong branch. Pumili ng ibang branch.',
  agreeLender: (lender: string) => `I have read and agree to the privacy notice of ${lender}.`,
  agreeProduct: 'I have read and agree to the privacy notice of vehicle financing on this portal.',
  readNotice: 'Basahin ang notice',
  readLender: (lender: string) => `Basahin ang notice ng ${lender}`,
  readProduct: 'Basahin ang notice ng vehicle financing',
  submit: 'Ipadala ang inquiry',
  stillNeeded: (labels: string) => `Punan muna: ${labels}.`,
  sentTitle: 'Naipadala ang iyong inquiry',
  sentBody: (email: string) =>
    `Sasagot ang branch sa ${email}. Itago ang inquiry ID para makapagtanong tungkol sa iyong inquiry.`,
  inquiryId: 'Inquiry ID',
  receiptTitle: 'Resibo ng loan inquiry mo',
  sentAt: 'Ipinadala noong',
  replyBy: 'Sasagot hanggang',
  mailIt: 'I-email ito',
  mailSubject: (id: string) => `Inquiry sa vehicle financing ${id}`,
  mailBody: (id: string, product: string, branch: string, replyBy: string) =>
    `Inquiry ID: ${id}\nUri ng loan: ${product}\nBranch: ${branch}\nSasagot hanggang: ${replyBy}\n`,
  notSetUp: 'Hindi pa available ang vehicle financing',
  notSetUpNext:
    'Hindi pa inilalagay ng operator ng portal na ito ang nagpapautang, ang mga branch nito at ang mga privacy notice nito.',
  another: 'Magpadala ng isa pang inquiry',
}
