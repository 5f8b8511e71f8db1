import type { bpiMessages } from '../en/bpi.ts'

export const bpi: typeof bpiMessages.defaults = {
  title: 'Magbayad gamit ang BPI',
  account: 'Account',
  chooseAccount: 'Piliin ang account na gusto mong gamitin sa pagbabayad.',
  accountRequired: 'Kailangan ang field na ito.',
  failedToLoad: 'Hindi na-load.',
  clickToRetry: 'I-click para subukan muli',
  accountsLoading: 'Nilo-load ang iyong mga account.',
  accountsFailed: 'Hindi ma-load ang iyong mga account. Subukan muna muli.',
  noAccounts:
    'Walang account sa BPI na magagamit mo sa pagbabayad. Kanselahin ito, at pumili ng ibang paraan ng pagbabayad.',
  continue: 'Magpatuloy',
  initiating: 'Maghintay hanggang maipadala ng bangko ang code.',
  otpPrompt: 'Ilagay ang 6-digit na code na ipinadala sa iyong mobile number',
  otpRequired: 'Kailangan ang field na ito.',
  otpDigits: 'Ilagay ang lahat ng 6 na digit.',
  otpFailed: 'Hindi tinanggap ang code na ito.',
  codeWorksFor: (time: string) => `May bisa pa ang code nang ${time}.`,
  codeOver: 'Nag-expire na ang code. Kanselahin ito, at magsimula muli para makakuha ng bago.',
  payNow: 'Magbayad ngayon',
  amount: 'Halaga',
  paying: 'Pinoproseso ang bayad at hindi na ito makakansela.',
  checkingTitle: 'Tinitingnan ang iyong bayad',
  earlier: 'Tinitingnan ang nauna mong bayad…',
  stillChecking: 'Tinitingnan pa rin namin ang bayad na ito.',
  leavePaying:
    'Pinoproseso ang iyong bayad. Hindi ito makakansela kung aalis ka. Ipapakita ng kasaysayan ng cash-in ang resulta.',
  initiateFailed: 'Hindi nagpadala ng code ang bangko. Walang nabayaran.',
  initiateUnknown:
    'Hindi namin alam kung nagpadala ng code ang bangko. Walang nabayaran. Maaari kang magsimula muli.',
  cancelTitle: 'Kanselahin ang bayad na ito?',
  cancelBody: 'Mawawalan ng bisa ang code, at walang mababayaran.',
  cancelConfirm: 'Kanselahin ang bayad',
  keep: 'Ituloy ang pagbabayad',
}
