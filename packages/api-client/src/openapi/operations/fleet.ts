/* Texts of the operations of a fleet: its drivers, vehicles, groups, stations, exports and promotions. */
import { newestFirst, partialUpdate, perPage, pickerNote, tagged } from './tagged.ts'

export const fleetsTexts = tagged('Fleets', {
  getFleet: {
    summary: 'Read one fleet',
    description: '`plbType` decides what the fleet may do, whatever the role of the user.',
  },
  listFleets: { summary: 'List the fleets of the signed-in user' },
  listFleetStations: {
    summary: 'List the stations where a fleet may fuel',
    description: 'An empty list means that the fleet may fuel at every station.',
  },
})

export const driversTexts = tagged('Drivers', {
  listDrivers: {
    summary: 'List the drivers of a fleet',
    description: newestFirst,
  },
  createDriver: {
    summary: 'Create a driver',
    description: '`driverLicenseId` is unique in the fleet and stored in upper case.',
  },
  updateDriver: { summary: 'Update a driver', description: partialUpdate },
  importDrivers: {
    summary: 'Import drivers from a CSV file',
    description:
      'The columns are `first_name`, `last_name`, `driver_id` and `mobile_number`. Each row is validated by itself: valid rows are applied, and the answer names the rejected rows. Row 1 is the header.',
  },
  lookupDrivers: { summary: 'Find active drivers', description: pickerNote },
})

export const vehiclesTexts = tagged('Vehicles', {
  listVehicles: {
    summary: 'List the vehicles of a fleet',
    description: newestFirst,
  },
  createVehicle: {
    summary: 'Create a vehicle or a drum container',
    description: '`plateNumber` is unique in the fleet and stored in upper case.',
  },
  updateVehicle: { summary: 'Update a vehicle', description: partialUpdate },
  importVehicles: {
    summary: 'Import vehicles from a CSV file',
    description:
      'The columns are `plate number`, `vehicle type` and `remarks`. Each row is validated by itself: valid rows are applied, and the answer names the rejected rows. Row 1 is the header.',
  },
  lookupVehicles: { summary: 'Find active vehicles', description: pickerNote },
})

export const groupsTexts = tagged('Groups', {
  listGroups: { summary: 'List the groups of a fleet', description: perPage },
  createGroup: { summary: 'Create a group' },
  updateGroup: { summary: 'Update a group', description: partialUpdate },
})

export const stationsTexts = tagged('Stations', {
  listStations: {
    summary: 'List the stations',
    description:
      'Sorted by name, or by distance with `near`: open stations first, then stations with unknown hours, closed stations, and stations without a position. `applied` names the filters of `near`, `bounds` and `openNow` that the server has used. A server that supports none of them leaves it out.',
  },
  lookupStations: {
    summary: 'Find stations',
    description: 'For pickers: every signed-in user may call it. The filters are those of `listStations`.',
  },
  lookupMerchants: { summary: 'Find the owners of stations' },
})

export const reportsTexts = tagged('Reports', {
  createReport: {
    summary: 'Request an export of a list',
    description:
      'Takes the filters of the list, without paging, besides the named fields. An answer without `downloadUrl` is not finished yet: `listReports` has its progress. The caller needs the permission of the list.',
  },
  listReports: {
    summary: 'List the exports of the signed-in user',
    description: `\`fileUrl\` is a link that ends after some time. Read the list again for a new link. ${perPage}`,
  },
  cancelReport: { summary: 'Cancel an export that is in progress' },
  deleteReport: { summary: 'Delete an export and its file' },
})

export const promotionsTexts = tagged('Promotions', {
  listPromos: { summary: 'List the promotions', description: perPage },
  getIntroductoryPromo: {
    summary: 'Read the promotion for new fleets',
    description: 'Refused with `NotFound` if there is none.',
  },
})
