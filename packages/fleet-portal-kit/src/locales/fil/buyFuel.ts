import type { buyFuelMessages } from '../en/buyFuel.ts'

export const buyFuel: typeof buyFuelMessages.defaults = {
  title: 'Bumili ng Fuel',
  history: 'Kasaysayan ng pagbili ng fuel',
  priceHistory: 'Kasaysayan ng presyo',
  selectFuel: 'Pumili ng fuel',
  enterAmount: 'Ilagay ang halaga',
  stationClosed: (station: string) =>
    `Sarado ang ${station}, kaya walang kasalukuyang presyo. Makakabili ka muli kapag bukas na ang reference station mo.`,
  referenceStation: 'Iyong reference station',
  stationClosedShort: 'Sarado ang reference station mo.',

  creditPrice: 'Presyong credit',
  perLiter: '/L',
  pumpPrice: 'Presyo sa pump',
  discount: 'Diskuwento',
  since: (time: string) => `Mula noong ${time}`,
  upcoming: (movement: string, time: string) => `${movement} sa ${time}`,
  noChange: (time: string) => `Walang pagbabago sa ${time}`,
  upcomingUnknown: 'Hindi namin natiyak kung magbabago ang mga presyo.',
  notSold: 'Hindi available sa ngayon',
  productRequired: 'Kailangan ang field na ito.',

  liters: 'Litro',
  pesos: 'Piso',
  litersRequired: 'Kailangan ang field na ito.',
  minimum: '1 litro ang minimum na order',
  minimumPesos: (amount: string) => `1 litro ang minimum na order (${amount})`,
  maximum: 'Lampas ito sa maaari mong bilhin nang isang beses.',
  max: 'Max',
  maxOf: (amount: string) => `Max: ang buong wallet, ${amount}`,
  maxLeft: (amount: string) => `Max: ang natitirang limit, ${amount}`,

  summary: 'Iyong pagbili',
  fuel: 'Fuel',
  volume: 'Volume',
  total: 'Kabuuan',
  wallet: 'Balanse ng wallet',
  after: 'Balanse pagkatapos',
  unused: (amount: string) =>
    `Kulang ang ${amount} para sa isa pang mililitro, kaya mananatili ito sa wallet mo.`,
  missing: (reason: string, amount: string) => `${reason}: kailangan mo pa ng ${amount}.`,
  cashIn: 'Mag-cash in',
  continue: 'Magpatuloy',

  noAccess: 'Maaaring tingnan ng role mo ang mga presyo, pero hindi ito maaaring bumili ng fuel.',
  insufficient: 'Kulang ang balanse mo',

  confirmTitle: 'Kumpirmahin ang pagbili mo',
  buyFor: (amount: string) => `Bumili sa halagang ${amount}`,
  priceChanged: (before: string, now: string) =>
    `Nagbago ang presyo: mula ${before}, naging ${now} kada litro. Walang nabili. Tingnan ang bagong kabuuan bago ka bumili.`,
  priceJustChanged: 'Kababago lang ng presyo. Tingnan ang bagong kabuuan bago ka bumili.',
  sending: 'Pinoproseso na ang pagbili at hindi na ito makakansela.',
  takesLong:
    'Mas matagal ito kaysa karaniwan. Maaari kang maghintay rito o umalis. Pagbalik mo, ipapakita ng pahinang ito ang resulta ng pagbili.',
  leaveSending:
    'Pinoproseso ang pagbili mo. Hindi ito makakansela kung aalis ka. Pagbalik mo, ipapakita ng pahinang ito ang resulta.',
  checkingTitle: 'Tinitingnan ang pagbili mo',
  stillChecking: 'Tinitingnan pa namin ang pagbiling ito.',
  earlier: 'Tinitingnan ang nauna mong pagbili…',

  boughtTitle: 'Matagumpay ang pagbili',
  boughtBody: 'Nasa balanse mo na ang fuel.',
  boughtEarlier: 'Matagumpay ang nauna mong pagbili. Wala nang ibang nabili.',
  referenceId: 'Reference ID',
  product: 'Produkto',
  amount: 'Halaga',
  balanceNow: (product: string) => `Balanse ng ${product} ngayon`,
  generateCodes: 'Gumawa ng fuel code',
  otherTotal: (expected: string) =>
    `Nagbago ang presyo, kaya iba ang kabuuan sa ${expected} na ipinakita noong una.`,
  viewHistory: 'Tingnan ang kasaysayan',
  buyAgain: 'Bumili muli',
  close: 'Isara',

  failedTitle: 'Error sa pagproseso ng bayad',
  nothingBought: 'Walang nabili at walang nasingil.',
  deactivated: 'Hindi na aktibo ang Fleet Account na ito. Walang nabili at walang nasingil.',
  limitTitle: 'Naabot na ang limit sa pagbili',
  limit: (amount: string) =>
    `Dahil sa kasalukuyang merkado, hanggang ${amount} na lang na fuel ang maaari mo pang bilhin.`,
  limitUnknown: 'Dahil sa kasalukuyang merkado, hindi ka makakabili ng ganito karami sa ngayon.',
  limitTooLittle: 'Mas mababa ito sa minimum na order na 1 litro.',
  fillRemaining: (amount: string) => `Gamitin ang ${amount}`,
  priceGone: 'Nagbago ang presyo. Tingnan ang bagong presyo bago ka bumili.',
  lost: 'Naputol ang koneksiyon at walang nabili. Maaari mong subukan muli.',
  lostEarlier: 'Hindi natuloy ang nauna mong pagbili. Maaari mong subukan muli.',
  broke: 'Pumalya ang serbisyo at walang nabili. Maaari mong subukan muli.',
  unknownTitle: 'Hindi namin nalaman kung ano ang nangyari',
  unknown:
    'Hindi namin alam kung natuloy ang pagbiling ito. Tingnan muli, o hanapin ito sa kasaysayan bago ka bumili muli.',
  lastPurchase: (volume: string, product: string, amount: string) =>
    `Huli mong pagbili: ${volume} ng ${product} sa halagang ${amount}.`,
  showReceipt: 'Ipakita ang resibo',
  checkAgain: 'Tingnan muli',
  tryAgain: 'Subukan muli',
}
