import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `vehicles`. @since 0.1.0 */
export const vehiclesMessages = defineMessages('vehicles', {
  title: 'Manage Fleet Vehicles',
  search: 'Search plate number',
  add: 'Add vehicle',
  importCsv: 'Import by CSV',
  empty: 'This fleet has no vehicles yet.',
  emptyNext: 'Add the first vehicle',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  plateNumber: 'Plate number',
  model: 'Model',
  remarks: 'Remarks',
  kind: 'Kind',
  kinds: { Vehicle: 'Vehicle', 'Drum Container': 'Drum Container' },
  edit: 'Edit',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  viewRedemptions: 'View redemptions',
  addTitle: 'Add Vehicle',
  editTitle: 'Edit Vehicle',
  plateHint: '6 to 20 letters and numbers. An import by CSV takes 6 to 8.',
  modelHint: 'Make and model, such as Isuzu Elf',
  remarksLeft: (length: number, most: number) => `${formatCount(length)} / ${formatCount(most)}`,
  save: 'Save vehicle',
  added: (plate: string) => `${plate} was added.`,
  saved: (plate: string) => `${plate} was saved.`,
  named: (plate: string, model: string | null | undefined, status: 'active' | 'inactive') =>
    [plate, ...(model ? [model] : [])].join(', ') + (status === 'active' ? '' : ' (inactive)'),
  deactivateTitle: 'Deactivate Vehicle',
  deactivateBody: (plate: string) =>
    `${plate} can no longer be chosen for fuel codes and fleet cards. Existing codes and cards of this vehicle do not change. You can reactivate the vehicle at any time.`,
  deactivateConfirm: 'Deactivate vehicle',
  reactivateTitle: 'Reactivate Vehicle',
  reactivateBody: (plate: string) => `${plate} can be chosen for fuel codes and fleet cards again.`,
  reactivateConfirm: 'Reactivate vehicle',
  deactivated: (plate: string) => `${plate} is now inactive.`,
  reactivated: (plate: string) => `${plate} is active again.`,
  imports: {
    title: 'Import Vehicles',
    counted: (count: number) => plural(count, 'vehicle'),
    columns: { plateNumber: 'Plate number', vehicleType: 'Vehicle type', remarks: 'Remarks' },
    wrongPlate: 'Wrong plate number',
    plateNumber: 'Invalid plate number',
    vehicleType: 'Invalid vehicle type (Vehicle or Drum Container)',
    remarks: 'Invalid remarks',
  },
  several: {
    items: (count: number) => plural(count, 'vehicle'),
    others: (count: number) => plural(count, 'other selected vehicle'),
    deactivateBody:
      'These vehicles can no longer be chosen for fuel codes and fleet cards. Their existing codes and cards do not change.',
    reactivateBody: 'These vehicles can be chosen for fuel codes and fleet cards again.',
  },
})
