import type { driversMessages } from '../en/drivers.ts'
import { formatCount, plural } from './plural.ts'

export const drivers: typeof driversMessages.defaults = {
  title: 'Pamahalaan ang Mga Driver ng Fleet',
  search: 'Hanapin ang pangalan, mobile number o driver ID',
  add: 'Magdagdag ng driver',
  importCsv: 'Mag-import gamit ang CSV',
  empty: 'Wala pang driver ang fleet na ito.',
  emptyNext: 'Idagdag ang unang driver',
  status: 'Status',
  active: 'Aktibo',
  inactive: 'Hindi aktibo',
  name: 'Pangalan',
  driverId: 'Driver ID',
  mobileNumber: 'Mobile number',
  edit: 'I-edit',
  deactivate: 'I-deactivate',
  reactivate: 'I-reactivate',
  viewRedemptions: 'Tingnan ang mga redemption',
  addTitle: 'Magdagdag ng Driver',
  editTitle: 'I-edit ang Driver',
  firstName: 'Unang pangalan',
  lastName: 'Apelyido',
  driverIdHint: '11 letra at numero, gaya ng nasa driver’s license',
  mobileHint: '11 digit, nagsisimula sa 09',
  save: 'I-save ang driver',
  named: (name: string, status: 'active' | 'inactive') =>
    status === 'active' ? name : `${name} (hindi aktibo)`,
  added: (name: string) => `Naidagdag si ${name}.`,
  saved: (name: string) => `Na-save ang driver na si ${name}.`,
  deactivateTitle: 'I-deactivate ang Driver',
  deactivateBody: (name: string) =>
    `Hindi na mapipili si ${name} para sa mga fuel code at fleet card. Hindi magbabago ang mga kasalukuyang code at card ng driver na ito. Maaari mong i-reactivate ang driver anumang oras.`,
  activeCodes: (count: number) =>
    count === 0
      ? 'Walang aktibong fuel code na nakapangalan sa driver na ito.'
      : `${plural(count, 'aktibong fuel code')} ang nakapangalan sa driver na ito.`,
  codesUnknown: 'Hindi namin natiyak kung may mga aktibong fuel code na nakapangalan sa driver na ito.',
  seeCodes: 'Tingnan ang mga ito sa Mga Fuel Code Ko',
  deactivateConfirm: 'I-deactivate ang driver',
  reactivateTitle: 'I-reactivate ang Driver',
  reactivateBody: (name: string) => `Mapipili na muli si ${name} para sa mga fuel code at fleet card.`,
  reactivateConfirm: 'I-reactivate ang driver',
  deactivated: (name: string) => `Hindi na aktibo si ${name}.`,
  reactivated: (name: string) => `Aktibo na muli si ${name}.`,
  imports: {
    title: 'Mag-import ng Mga Driver',
    counted: (count: number) => plural(count, 'driver'),
    columns: {
      firstName: 'Unang pangalan',
      lastName: 'Apelyido',
      driverId: 'Driver ID',
      mobileNumber: 'Mobile number',
    },
    wrongName: 'Maling format ng unang pangalan o apelyido',
    wrongDriverId: 'Maling format ng driver ID',
    wrongMobile: 'Maling mobile number',
    firstName: 'Hindi valid na unang pangalan',
    lastName: 'Hindi valid na apelyido',
    driverId: 'Hindi valid na driver ID (dapat ay 11 character)',
    mobileNumber: 'Hindi valid na mobile number',
    mobilesRewritten: (count: number) =>
      `${plural(count, 'mobile number')} ang isinulat muli bilang 11 digit na nagsisimula sa 09.`,
  },
  several: {
    items: (count: number) => plural(count, 'driver'),
    others: (count: number) => `${formatCount(count)} pang napiling driver`,
    deactivateBody:
      'Hindi na mapipili ang mga driver na ito para sa mga fuel code at fleet card. Walang magbabago sa kanilang mga kasalukuyang code at card.',
    codesCounted: (count: number) => `Binilang ang mga aktibong code ng unang ${formatCount(count)} driver.`,
    codes: (count: number) => (count === 0 ? 'Walang aktibong code' : plural(count, 'aktibong code')),
    codesUnknown: 'Hindi alam ang mga aktibong code',
    reactivateBody: 'Mapipili na muli ang mga driver na ito para sa mga fuel code at fleet card.',
  },
}
