import type { accessProblemMessages } from '../en/accessProblem.ts'

export const accessProblem: typeof accessProblemMessages.defaults = {
  noAccessTitle: 'Walang access sa fleet na ito',
  loopTitle: 'Hindi kami nakapagbukas ng pahina para sa iyo',
  noRole: (fleet: string) => `Wala kang role sa ${fleet}.`,
  unknownRole: (fleet: string, role: string) =>
    `“${role}” ang role mo sa ${fleet}. Hindi kilala ng portal na ito ang role na iyon.`,
  fleetRefused: (fleet: string) => `Nakalista ang ${fleet} sa account mo, pero wala kang access dito.`,
  loop: 'Paulit-ulit na na-redirect ang portal, kaya huminto ito rito.',
  askAdmin:
    'Hilingin sa isang Admin ng fleet na tingnan ang access mo. Padalhan siya ng screenshot ng pahinang ito.',
  thisFleet: 'fleet na ito',
  user: 'Naka-sign in bilang',
  fleets: 'Mga fleet',
  noFleets: 'Wala',
  fleetsUnknown: 'Hindi na-load',
  fleetWithRole: (fleet: string, role: string) => `${fleet}: ${role}`,
  roleMissing: 'walang role',
  chooseFleet: 'Pumili ng ibang fleet',
  tryAgain: 'Subukan muli',
  signOut: 'Mag-log out',
}
