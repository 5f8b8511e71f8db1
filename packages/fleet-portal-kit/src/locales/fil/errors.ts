import type { ErrorKind } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import type { Cause, ErrorSentence, errorMessages } from '../en/errors.ts'
import { plural } from './plural.ts'

const general = 'May nangyaring mali. Pakisubukan muli.'
const used = 'Nagamit na o hindi na valid ang password recovery link na ito.'
const taken = 'Mayroon nang ganitong email address'

const codes: Record<ErrorCode, ErrorSentence> = {
  P1002: 'Mali ang inilagay na email o password',
  P1005: 'Paumanhin, hindi namin nakikilala ang account na ito',
  P1006: 'Hindi valid ang verification code. Pakitingnan ang email mo at subukan muli.',
  P1007: 'Expired na ang code na ito. Pakipadala muli ang code at subukan muli',
  P1008: 'Ilagay ang verification code na ipinadala sa email mo.',
  P1009: used,
  P1010: used,
  P1026: 'Naabot mo na ang limit sa pagtanggap ng code. Pakisubukan muli pagkalipas ng isang oras.',
  P1028: 'Ilagay ang verification code na ipinadala sa email mo.',
  P1029:
    'Pansamantalang naka-lock ang Account mo dahil hindi nagtagumpay ang two-factor authentication. Pakisubukan muli mamaya.',
  E9999: used,
  U1002: 'Hindi pa na-activate ang email na ito.',
  U1013: 'Hindi aktibo ang account na ito.',
  F1001: 'Hindi na aktibo ang Fleet Account na ito',
  F1002: taken,
  F1003: 'Hindi valid o expired na ang activation link.',
  F1004: taken,
  F1005: 'Hindi valid o expired na ang activation link.',
  F1006: 'Hindi na aktibo ang Fleet Account na ito',
  D1000: 'Mayroon nang ganitong Driver ID.',
  V1000: 'Mayroon nang ganitong Vehicle ID.',
  G1000: 'Mayroon nang grupo na ganito ang pangalan.',
  InsufficientAmount: 'Kulang ang balanse mo',
  BuyFuelLimitExceeded: 'Dahil sa kasalukuyang merkado, hindi ka makakabili ng ganito karami sa ngayon.',
  PriceChanged: 'Nagbago ang presyo. Tingnan ang bagong presyo bago ka bumili.',
  ReferenceStationClosed: 'Sarado ang reference station mo, kaya walang kasalukuyang presyo.',
  D1002: 'Hindi na magagamit ang driver.',
  V1002: 'Hindi na magagamit ang sasakyan.',
  InsufficientFuel: 'Hindi sapat ang fuel sa balanse mo para sa mga code na ito.',
  IllegalTransition: 'Nagbago na ito samantala. Mag-reload para makita ang kasalukuyang kalagayan.',
  RedemptionLimitExceeded: ({ limit }) => {
    const most = typeof limit === 'number' ? ` Hanggang ${plural(limit, 'redemption')} ang isang export.` : ''
    return `Lumampas sa limit ng redemption.${most} Pumili ng mas maikling panahon.`
  },
  2553: 'Mali ang card number',
  PY0036: 'Visa, Mastercard at JCB card lang ang tinatanggap',
  W1001: 'Kulang ang balanse',
  L1001: 'Konektado na sa isang PLB Account ang VIP Biz Account na ito',
  L1002: 'Walang ganitong VIP Biz Account',
  C1018: 'Kulang ang balanse',
  C1000: 'Kulang ang puntos',
  LastAdmin: 'Kailangan ng fleet ng kahit isang Admin. Gawin munang Admin ang ibang gumagamit.',
  OwnAccess: 'Hindi mo mababago o maaalis ang sarili mong access.',
  Unauthorized: 'Natapos na ang session mo. Mag-sign in muli para magpatuloy.',
  Forbidden: 'Hindi ito pinapayagan ng role mo.',
  FleetTypeNotAllowed: 'Hindi ito available para sa uri ng fleet na ito.',
  TooLarge: 'Masyado itong malaki para ipadala. Magpadala ng mas maliit na bahagi.',
  NotFound: 'Wala na ito.',
  BadRequest: 'May hindi valid dito. Tingnan ito at subukan muli.',
  KeyReused: general,
  KeyInProgress: 'Pinoproseso pa ito. Maghintay sandali.',
  KeyVoid: 'Kinansela ang naunang pagsubok at wala itong naging epekto. Subukan muli.',
  TooManyRequests: 'Masyadong maraming request. Maghintay sandali, saka subukan muli.',
  NotImplemented: 'Hindi ito available sa server na ito.',
  Server: general,
}

const kinds: Record<ErrorKind, string> = {
  timeout: general,
  forbidden: 'Hindi ito pinapayagan ng role mo.',
  network: general,
  unauthorized: 'Natapos na ang session mo. Mag-sign in muli para magpatuloy.',
  badrequest: general,
  server: general,
  'not-applied': 'Naputol ang koneksiyon at walang nabago. Maaari kang sumubok muli.',
  'outcome-unknown': 'Hindi namin alam kung nagkabisa ito. Tingnan ang kasaysayan bago ka sumubok muli.',
  aborted: 'Kinansela ito.',
  'session-unavailable':
    'Hindi namin natiyak kung sino ang naka-sign in, kaya walang ipinadala. Subukan muli.',
  denied: 'Hindi namin natiyak kung pinapayagan ito, kaya walang ipinadala. Subukan muli.',
}

const causes: Record<Cause, string> = {
  tooMany: 'Masyadong maraming request.',
  unreadable: 'Hindi mabasa ang sagot ng server.',
  down: 'Hindi available ang server sa ngayon.',
  network: 'Walang koneksiyon.',
  timeout: 'Masyadong matagal bago sumagot ang server.',
}

const afterRead: Record<Exclude<Cause, 'tooMany'>, (hasId: boolean) => string> = {
  unreadable: (hasId) =>
    `Subukan muli, o makipag-ugnayan sa support${hasId ? ' gamit ang support ID na ito' : ''}.`,
  down: () => 'Subukan muli maya-maya.',
  network: () => 'Tingnan ito at subukan muli.',
  timeout: () => 'Paki-refresh ang pahina o subukan muli.',
}

const afterWrite = 'Hindi namin alam kung nagkabisa ito. Tingnan muna bago ka sumubok muli.'

const inTime = (seconds: number) =>
  `pagkalipas ng ${seconds > 90 ? plural(Math.ceil(seconds / 60), 'minuto') : plural(seconds, 'segundo')}`

const waits = {
  in: (seconds: number) => `Maaari kang sumubok muli ${inTime(seconds)}.`,
  at: (time: string) => `Maaari kang sumubok muli pagsapit ng ${time}.`,
  now: 'Maaari ka nang sumubok muli.',
  unknown: 'Maghintay sandali, saka subukan muli.',
  held: 'Hiniling ng server na maghintay kami bago sumubok muli.',
}

const fields = {
  required: 'Kailangan ang field na ito.',
  maxLength: (n: string) => `Maximum: ${n} character.`,
  maxlength: (n: string) => `${n} ang maximum na haba`,
  minLength: (n: string) => `Minimum: ${n} character.`,
  email: 'Hindi valid ang email na ito.',
  signInEmail: 'Maglagay ng valid na email address',
  emailFormat: 'Hindi valid ang format ng email address',
  emailField: 'Hindi valid na email ang field na ito',
  number: 'Dapat ay numero.',
  numeric: 'Dapat ay numero ang field na ito',
  digits: 'Dapat ay numero.',
  between: (range: string) => `Dapat ay nasa pagitan ng ${range} ang value`,
  max: (n: string) => `${n} ang pinapayagang maximum.`,
  min: (n: string) => `${n} ang pinapayagang minimum.`,
  reserved: (word: string) => `Reserved na salita ang ${word}.`,
  name: "Mga letra, numero, space at . , ' - lang ang gamitin.",
  mobile: 'Maglagay ng valid na mobile number.',
  licence: 'Maglagay ng valid na driver license ID.',
  licenceLength: 'Dapat ay 11 character ang driver ID.',
  alphanumeric: 'Mga letra at numero lang ang gamitin.',
  password: 'Hindi natutugunan ng password ang mga requirement',
  passwordsDiffer: 'Hindi magkatugma ang mga password',
  decimal: 'Dapat ay numero.',
  positive: 'Maglagay ng positibong numero.',
  plainNumber: (places: string) =>
    `Maglagay ng numero na may hindi hihigit sa ${places} decimal, tulad ng 1,234.50.`,
  litresMin: 'Minimum na limit ng redeem: 1 L',
  litresMax: 'maximum na pinapayagang litro ng redeem: 10,000',
  oneTimeMax: 'Hindi puwede ang isang beses lang na paggamit kapag higit sa 200 L.',
  past: 'Hindi puwedeng magsimula ang panahon ng bisa bago ang araw na ito.',
  day: 'Maglagay ng valid na petsa.',
  said: (words: string) => words,
  invisible: 'May mga character dito na hindi nakikita. Paki-type ito muli.',
}

const lostToFault = 'Pumalya ang serbisyo at walang nabago. Maaari kang sumubok muli.'

export const errors: typeof errorMessages.defaults = {
  general,
  codes,
  kinds,
  causes,
  afterRead,
  afterWrite,
  waits,
  lostToFault,
  fields,
}
