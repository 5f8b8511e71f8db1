import type { groupsMessages } from '../en/groups.ts'
import { formatCount, plural } from './plural.ts'

export const groups: typeof groupsMessages.defaults = {
  title: 'Pamahalaan ang Mga Grupo',
  search: 'Hanapin ang pangalan ng grupo',
  add: 'Magdagdag ng grupo',
  about:
    'Mga pangalan ng mga bahagi ng iyong fleet, gaya ng mga sangay o ruta. Pangalan lang ang isang grupo: walang driver o sasakyang itinatalaga rito.',
  toDrivers: 'Tingnan ang lahat ng driver',
  toVehicles: 'Tingnan ang lahat ng sasakyan',
  empty: 'Wala pang grupo ang fleet na ito.',
  emptyNext: 'Idagdag ang unang grupo',
  status: 'Status',
  active: 'Aktibo',
  inactive: 'Hindi aktibo',
  counted: (status: string, count: number) => `${status} (${formatCount(count)})`,
  name: 'Pangalan',
  edit: 'I-edit',
  rename: (name: string) => `Palitan ang pangalan ng ${name}`,
  deactivate: 'I-deactivate',
  reactivate: 'I-reactivate',
  addTitle: 'Magdagdag ng Grupo',
  editTitle: 'I-edit ang Grupo',
  groupName: 'Pangalan ng grupo',
  save: 'I-save ang grupo',
  added: (name: string) => `Naidagdag ang ${name}.`,
  saved: (name: string) => `Na-save ang ${name}.`,
  deactivateTitle: 'I-deactivate ang Grupo',
  deactivateBody: (name: string) =>
    `Ililista ang ${name} bilang hindi aktibo. Walang magbabago sa mga driver at sasakyan. Maaari mong i-reactivate ang grupo anumang oras.`,
  deactivateConfirm: 'I-deactivate ang grupo',
  reactivateTitle: 'I-reactivate ang Grupo',
  reactivateBody: (name: string) => `Ililista muli ang ${name} bilang aktibo.`,
  reactivateConfirm: 'I-reactivate ang grupo',
  deactivated: (name: string) => `Hindi na aktibo ang ${name}.`,
  reactivated: (name: string) => `Aktibo na muli ang ${name}.`,
  several: {
    items: (count: number) => plural(count, 'grupo'),
    others: (count: number) => `${formatCount(count)} pang napiling grupo`,
    deactivateBody:
      'Ililista ang mga napiling grupo bilang hindi aktibo. Walang magbabago sa mga driver at sasakyan: pangalan lang ang grupo. Maaari mo silang i-reactivate anumang oras.',
    reactivateBody:
      'Ililista na muli ang mga napiling grupo bilang aktibo. Walang magbabago sa mga driver at sasakyan: pangalan lang ang grupo.',
  },
}
