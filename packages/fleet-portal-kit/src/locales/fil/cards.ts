import type { cardMessages } from '../en/cards.ts'

export const cards: typeof cardMessages.defaults = {
  choose: 'Card',
  temporary: 'Ibang card, para sa bayad na ito lang',
  temporaryNote: 'Hindi ito sine-save.',
  add: 'Mag-save ng card',
  remove: (card: string) => `Alisin ang ${card}`,
  ending: (brand: string, digits: string) => `${brand} na nagtatapos sa ${digits}`,
  notAvailable:
    'Hindi available ang pagbabayad gamit ang card sa ngayon. Pumili ng ibang paraan ng pagbabayad.',
  onlySaved: 'Sa ngayon, naka-save na card lang ang magagamit mo sa pagbabayad.',
  name: 'Pangalan sa card',
  number: 'Card number',
  expiry: 'Petsa ng expiry',
  expiryHint: 'MM/YY',
  cvv: 'CVV',
  cvvHint: 'Ang 3 digit sa likod',
  brandsHint: 'Visa, Mastercard o JCB',
  brands: { visa: 'Visa', 'master-card': 'Mastercard', jcb: 'JCB' },
  faults: {
    cardNumber: 'Mali ang inilagay mong card number',
    expiry: 'Ilagay ang petsa ng expiry bilang MM/YY. Dapat itong ngayong buwan o mas huli.',
    cvv: 'Ilagay ang 3 digit ng CVV.',
  },
  addTitle: 'Mag-save ng card',
  addBody: 'Ive-verify mo ang card sa site ng iyong bangko, at ibabalik ka nito rito. Walang sisingilin.',
  addConfirm: 'Magpatuloy sa verification',
  addBlocked: 'Hindi mabuksan ang pahina ng verification. Hindi na-save ang card.',
  removeTitle: 'Alisin ang card na ito?',
  removeBody: (card: string) =>
    `Hindi ka na makakapagbayad gamit ang ${card}. Maaari mo itong i-save muli anumang oras.`,
  removeConfirm: 'Alisin ang card',
  removed: (card: string) => `Inalis ang ${card}.`,
  selectedInstead: (card: string) => `${card} ang napili ngayon.`,
}
