import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `drivers`. @since 0.1.0 */
export const driversMessages = defineMessages('drivers', {
  title: 'Manage Fleet Drivers',
  search: 'Search name, mobile number or driver ID',
  add: 'Add driver',
  importCsv: 'Import by CSV',
  empty: 'This fleet has no drivers yet.',
  emptyNext: 'Add the first driver',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  name: 'Name',
  driverId: 'Driver ID',
  mobileNumber: 'Mobile number',
  edit: 'Edit',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  viewRedemptions: 'View redemptions',
  addTitle: 'Add Driver',
  editTitle: 'Edit Driver',
  firstName: 'First name',
  lastName: 'Last name',
  driverIdHint: '11 letters and numbers, as on the driver’s license',
  mobileHint: '11 digits, starting with 09',
  save: 'Save driver',
  named: (name: string, status: 'active' | 'inactive') => (status === 'active' ? name : `${name} (inactive)`),
  added: (name: string) => `${name} was added.`,
  saved: (name: string) => `${name} was saved.`,
  deactivateTitle: 'Deactivate Driver',
  deactivateBody: (name: string) =>
    `${name} can no longer be chosen for fuel codes and fleet cards. Existing codes and cards of this driver do not change. You can reactivate the driver at any time.`,
  activeCodes: (count: number) => {
    if (count === 0) return 'No active fuel code names this driver.'
    return count === 1
      ? '1 active fuel code names this driver.'
      : `${formatCount(count)} active fuel codes name this driver.`
  },
  codesUnknown: 'We could not check whether active fuel codes name this driver.',
  seeCodes: 'See them in My Fuel Codes',
  deactivateConfirm: 'Deactivate driver',
  reactivateTitle: 'Reactivate Driver',
  reactivateBody: (name: string) => `${name} can be chosen for fuel codes and fleet cards again.`,
  reactivateConfirm: 'Reactivate driver',
  deactivated: (name: string) => `${name} is now inactive.`,
  reactivated: (name: string) => `${name} is active again.`,
  imports: {
    title: 'Import Drivers',
    counted: (count: number) => plural(count, 'driver'),
    columns: {
      firstName: 'First name',
      lastName: 'Last name',
      driverId: 'Driver ID',
      mobileNumber: 'Mobile number',
    },
    wrongName: 'Wrong first or last name format',
    wrongDriverId: 'Wrong driver ID format',
    wrongMobile: 'Wrong mobile number',
    firstName: 'Invalid first name',
    lastName: 'Invalid last name',
    driverId: 'Invalid driver ID (must be 11 chars)',
    mobileNumber: 'Invalid mobile number',
    mobilesRewritten: (count: number) =>
      count === 1
        ? '1 mobile number was rewritten as 11 digits that start with 09.'
        : `${formatCount(count)} mobile numbers were rewritten as 11 digits that start with 09.`,
  },
  several: {
    items: (count: number) => plural(count, 'driver'),
    others: (count: number) => plural(count, 'other selected driver'),
    deactivateBody:
      'These drivers can no longer be chosen for fuel codes and fleet cards. Their existing codes and cards do not change.',
    codesCounted: (count: number) => `Active codes are counted for the first ${plural(count, 'driver')}.`,
    codes: (count: number) => (count === 0 ? 'No active codes' : plural(count, 'active code')),
    codesUnknown: 'Active codes not known',
    reactivateBody: 'These drivers can be chosen for fuel codes and fleet cards again.',
  },
})
