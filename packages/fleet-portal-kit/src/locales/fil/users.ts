import type { usersMessages } from '../en/users.ts'
import { formatCount, plural } from './plural.ts'

const gumagamit = (count: number) => plural(count, 'gumagamit')

export const users: typeof usersMessages.defaults = {
  title: 'Access ng Gumagamit',
  search: 'Hanapin ang pangalan o email',
  add: 'Magdagdag ng gumagamit',
  empty: 'Wala pang gumagamit na may access sa fleet na ito.',
  emptyNext: 'Idagdag ang unang gumagamit',
  name: 'Pangalan',
  email: 'Email',
  role: 'Uri ng access',
  twoFactor: 'Two-factor',
  status: 'Status',
  invitedStatus: 'Naimbitahan',
  active: 'Aktibo',
  activeOrInvited: 'Aktibo o naimbitahan',
  deactivated: 'Naka-deactivate',
  on: 'Naka-on',
  off: 'Naka-off',
  you: 'Ikaw',
  pending: 'Hindi pa na-activate',
  edit: 'I-edit',
  resend: 'Ipadala muli ang imbitasyon',
  giveBack: 'Ibalik ang access',
  remove: 'Alisin',
  ownAccess: 'Hindi mo maaalis ang sarili mong access. Magagawa ito ng ibang Admin.',
  ownRole: 'Hindi mo mababago ang sarili mong uri ng access. Magagawa ito ng ibang Admin.',
  hasNoAccess: 'Naka-deactivate ang gumagamit na ito. Ibalik ang access para mabago ito.',
  addTitle: 'Magdagdag ng Gumagamit',
  editTitle: 'I-edit ang Gumagamit',
  emailHint: 'Ipinapadala ang activation link sa email na ito.',
  emailFixed: 'Hindi mababago ang email ng isang gumagamit.',
  chooseRole: 'Pumili ng uri ng access',
  roleHint:
    'Ang uri ng access ang nagtatakda kung ano ang makikita at magagawa ng gumagamit na ito sa fleet na ito.',
  oldRole: (role: string) => `${role} (hindi na available sa fleet na ito)`,
  twoFactorLabel: 'Two-factor authentication',
  twoFactorHint:
    'Kailangan ng code mula sa email sa bawat pag-sign in ng gumagamit na ito, sa lahat ng fleet.',
  send: 'Ipadala ang imbitasyon',
  save: 'I-save ang gumagamit',
  inviteTitle: 'Magpadala ng imbitasyon?',
  inviteBody: (email: string, role: string) =>
    `Makakatanggap si ${email} ng activation email at magkakaroon ng access sa fleet na ito bilang ${role}.`,
  inviteAgain: 'Naimbita na ang user na ito. Hindi na gagana ang naunang link.',
  resendTitle: 'Ipadala muli ang imbitasyon?',
  resendBody: (email: string) =>
    `Makakatanggap si ${email} ng bagong activation email. Hindi na gagana ang naunang link.`,
  changeTitle: 'I-save ang mga pagbabagong ito?',
  changeRoleTitle: 'Baguhin ang uri ng access?',
  roleChange: (name: string, from: string, to: string) =>
    `Mula ${from}, magiging ${to} si ${name}. Magkakabisa ito agad, kahit nagtatrabaho ang gumagamit.`,
  twoFactorOnTitle: 'I-on ang two-factor authentication?',
  twoFactorOffTitle: 'I-off ang two-factor authentication?',
  twoFactorOn: (name: string) => `Mangangailangan si ${name} ng code mula sa email sa bawat pag-sign in.`,
  twoFactorOff: (name: string) =>
    `Password lang ang gagamitin ni ${name} sa pag-sign in. Mas hindi ito ligtas.`,
  changeRole: 'Baguhin ang uri ng access',
  turnOn: 'I-on',
  turnOff: 'I-off',
  saveChanges: 'I-save ang mga pagbabago',
  removeTitle: 'Alisin ang Gumagamit',
  removeBody: (name: string) => `Mawawalan si ${name} ng access sa portal.`,
  removeConfirm: 'Alisin ang gumagamit',
  invited: (email: string) => `Naipadala ang imbitasyon kay ${email}.`,
  saved: (name: string) => `Na-save ang gumagamit na si ${name}.`,
  removed: (name: string) => `Wala nang access si ${name}.`,
  several: {
    items: gumagamit,
    others: (count: number) => `${formatCount(count)} pang napiling gumagamit`,
    resendAll: (count: number) => `Ipadala muli ang ${plural(count, 'imbitasyon')}`,
    resendAllBody:
      'Makakatanggap ang bawat gumagamit ng bagong activation email. Hindi na gagana ang mga naunang link.',
    sent: 'Naipadala',
    resentAll: (done: string, things: string) => `Naipadala muli ang mga imbitasyon ng ${done} sa ${things}`,
    restoreAll: (count: number) => `Ibalik ang access ng ${gumagamit(count)}`,
    restored: 'Naibalik',
    restoreAllBody:
      'Ibabalik sa bawat gumagamit ang dating uri ng access, at makakatanggap siya ng email tungkol dito.',
    restoredAll: (done: string, things: string) => `Naibalik ang access ng ${done} sa ${things}`,
    removeAll: (count: number) => `Alisin ang ${gumagamit(count)}`,
    removeAllBody:
      'Mawawalan ng access sa portal ang mga gumagamit na ito. Maibabalik mo ang access nila sa ibang pagkakataon.',
    removedAll: (done: string, things: string) => `Naalis ang ${done} sa ${things}`,
  },
}
