import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { sandbox } from '../tests/sandbox.ts'
import type { Journey } from './journeys.ts'
import { chooseInRow, enterDay, exportList, filterByDates, searchInVain } from './steps.ts'

/** Writes a CSV file with thirty vehicles. Resolves to its path. */
async function vehiclesFile(): Promise<string> {
  const lines = Array.from({ length: 30 }, (_, n) => `ABC${String(n).padStart(4, '0')},Vehicle,`)
  const file = join(await mkdtemp(join(tmpdir(), 'vehicles-')), 'vehicles.csv')
  await writeFile(file, ['plate_number,vehicle_type,remarks', ...lines, ''].join('\r\n'))
  return file
}

const locqpay = { type: 'locqpay' } as const

/** Lists of the fleet's records, and of what was redeemed. */
export const listJourneys = {
  drivers: {
    does: 'adds, finds and edits a driver',
    path: '/activity/driver',
    heading: 'Manage Fleet Drivers',
    run: async ({ tab }) => {
      await tab.opensAndCloses('Add driver', 'Add Driver')
      await tab.click('button', 'Add driver')
      await tab.click('button', 'Save driver')
      await tab.hasFocus('textbox', 'First name')
      await tab.fill('First name', 'Niño')
      await tab.fill('Last name', 'Ñuñez')
      await tab.fill('Driver ID', 'n0112345678')
      await tab.fill('Mobile number', '0917-555-0142')
      await tab.click('button', 'Save driver')
      await tab.sees('dialog', 'Add Driver', 0)
      await tab.seesText('Niño Ñuñez was added.')
      await tab.fill(/^Search name/, 'ñuñez')
      await tab.isAt(/searchKey=%C3%B1u%C3%B1ez/)
      await tab.sees('row', /Niño Ñuñez N0112345678 09175550142 Active/)
      await chooseInRow(tab, 'Actions for Niño Ñuñez', 'Edit')
      await tab.fill('First name', 'Niña')
      await tab.press('Enter')
      await tab.seesText('Niña Ñuñez was saved.')
    },
  },
  vehicles: {
    does: 'adds a vehicle, and imports thirty from a CSV file',
    path: '/activity/vehicle',
    heading: 'Manage Fleet Vehicles',
    run: async ({ tab }) => {
      await tab.opensAndCloses('Add vehicle', 'Add Vehicle')
      await tab.click('button', 'Add vehicle')
      await tab.fill('Plate number', 'nab 1234')
      await tab.fill('Model', 'Isuzu Elf')
      await tab.click('button', 'Save vehicle')
      await tab.sees('row', /NAB1234.*Isuzu Elf.*Active/)
      await tab.click('button', 'Import by CSV')
      await tab.upload(await vehiclesFile())
      await tab.seesText('30 vehicles in the file')
      await tab.click('button', 'Upload')
      await tab.sees('dialog', 'File uploaded success')
      await tab.seesText('30 vehicles added.')
      await tab.click('button', 'Done')
      await tab.seesText('1–10 of 31')
      await tab.click('button', 'Next page')
      await tab.seesText('11–20 of 31')
      await tab.back()
      await tab.seesText('1–10 of 31')
    },
  },
  driver: {
    does: 'opens the page of a driver from the list and deactivates the driver there',
    path: '/activity/driver',
    heading: 'Manage Fleet Drivers',
    prepare: ({ fleet: { fleetId }, token }) =>
      sandbox.api('POST', 'driver', token, {
        fleetId,
        firstName: 'Niño',
        lastName: 'Ñuñez',
        driverLicenseId: 'N0112345678',
        mobileNumber: '09175550142',
      }),
    run: async ({ tab }) => {
      await tab.click('link', /Niño Ñuñez/)
      await tab.isAt(/activity\/driver\/drv_/)
      await tab.sees('heading', 'Niño Ñuñez')
      await tab.seesText('No redemptions yet.')
      await tab.click('button', 'Deactivate')
      await tab.click('button', 'Deactivate driver')
      await tab.sees('button', 'Reactivate')
    },
  },
  vehicle: {
    does: 'opens the page of a vehicle from the list and goes back',
    path: '/activity/vehicle',
    heading: 'Manage Fleet Vehicles',
    prepare: ({ fleet: { fleetId }, token }) =>
      sandbox.api('POST', 'vehicle', token, {
        fleetId,
        plateNumber: 'NAB1234',
        model: 'Isuzu Elf',
        type: 'Vehicle',
      }),
    run: async ({ tab }) => {
      await tab.click('link', 'NAB1234')
      await tab.isAt(/activity\/vehicle\/veh_/)
      await tab.sees('heading', 'NAB1234')
      await tab.click('link', 'Manage Fleet Vehicles')
      await tab.sees('row', /NAB1234.*Isuzu Elf.*Active/)
    },
  },
  'fuel-code': {
    does: 'says that a code does not exist in this fleet',
    path: '/fuel/code/cod_missing',
    heading: 'Fuel code',
    run: async ({ tab }) => {
      await tab.seesText('Fuel code not found')
      await tab.click('main link', 'My Fuel Codes')
      await tab.sees('heading', 'My Fuel Codes')
    },
  },
  groups: {
    does: 'adds, renames and deactivates a group',
    path: '/activity/groups',
    heading: 'Manage Groups',
    run: async ({ tab }) => {
      await tab.click('button', 'Add group')
      await tab.fill('Group name', 'Biñan')
      await tab.press('Enter')
      await tab.seesText('Biñan was added.')
      await chooseInRow(tab, 'Actions for Biñan', 'Deactivate')
      await tab.click('button', 'Deactivate group')
      await tab.sees('row', /Biñan.*Inactive/)
      await tab.click('button', 'Undo')
      await tab.sees('row', /Biñan.*Inactive/, 0)
    },
  },
  'fuel-codes': {
    does: 'searches and exports',
    path: '/fuel/code',
    heading: 'My Fuel Codes',
    run: async (start) => {
      await searchInVain(start.tab, 'Search code, driver or plate number')
      await exportList(start)
    },
  },
  redemptions: {
    does: 'filters by dates and station, and exports',
    path: '/activity/redemption',
    heading: 'Redemption',
    run: async (start) => {
      const { tab } = start
      await searchInVain(tab, 'Search driver, plate, code or OR number')
      await filterByDates(tab)
      await enterDay(tab)
      await tab.click('button', /^Filters/)
      await tab.click('combobox', 'Station')
      await tab.sees('listbox', 'Station')
      await tab.press('ArrowDown')
      await tab.press('Enter')
      await tab.click('button', 'Apply Filters')
      await tab.sees('button', /^Remove filter: Station/)
      await exportList(start)
    },
  },
  'fleet-card-redemptions': {
    does: 'filters by dates and exports',
    path: '/activity/redemption-fleet-card',
    heading: 'Fleet Card Redemption',
    fleet: locqpay,
    run: async (start) => {
      await filterByDates(start.tab)
      await exportList(start)
    },
  },
  'non-fuel-transactions': {
    does: 'filters by dates and exports',
    path: '/activity/non-fuel-transaction',
    heading: 'Non-Fuel Transactions',
    fleet: locqpay,
    run: async (start) => {
      await filterByDates(start.tab, 'Date range')
      await exportList(start)
    },
  },
  'fleet-cards': {
    does: 'deactivates a card',
    path: '/fleet-card/list',
    heading: 'Fleet Card Management',
    fleet: locqpay,
    prepare: ({ fleet }) => sandbox.issueCards(fleet.fleetId),
    run: async ({ tab }) => {
      await chooseInRow(tab, /^Actions for Card ending/, 'Deactivate')
      await tab.sees('alertdialog', 'Deactivate Fleet Card')
      await tab.click('button', 'Yes deactivate it')
      await tab.sees('row', /Deactivated/)
    },
  },
  'fleet-card': {
    does: 'opens the page of a card from the list and deactivates it there',
    path: '/fleet-card/list',
    heading: 'Fleet Card Management',
    fleet: locqpay,
    prepare: ({ fleet }) => sandbox.issueCards(fleet.fleetId),
    run: async ({ tab }) => {
      await tab.click('link', /^Card ending/)
      await tab.isAt(/fleet-card\/details\/crd_/)
      await tab.sees('heading', /^Card ending in/)
      await tab.click('button', 'Deactivate')
      await tab.click('button', 'Yes deactivate it')
      await tab.sees('button', 'Activate')
    },
  },
  'fleet-card-edit': {
    does: 'changes a limit and confirms it',
    path: '/fleet-card/list',
    heading: 'Fleet Card Management',
    fleet: locqpay,
    prepare: ({ fleet }) => sandbox.issueCards(fleet.fleetId, { locqpayLimit: 5000 }),
    run: async ({ tab }) => {
      await chooseInRow(tab, /^Actions for Card ending/, 'Edit')
      await tab.fill(/^LocqPay limit per month/, '7500.25')
      await tab.click('button', 'Save details')
      await tab.sees('alertdialog', 'Save changes?')
      await tab.click('button', 'Save details')
      await tab.seesText('Details successfully updated')
      await tab.seesText('₱7,500.25')
    },
  },
  'user-access': {
    does: 'invites a user',
    path: '/access-authorization/user-access',
    heading: 'User Access',
    run: async ({ tab, fleet }) => {
      const email = `clerk.${fleet.fleetId.slice(4).toLowerCase()}@example.ph`
      await tab.opensAndCloses('Add user', 'Add User')
      await tab.click('button', 'Add user')
      await tab.fill('Email', email)
      await tab.choose('Access type', 'Purchaser')
      await tab.click('button', 'Send invitation')
      await tab.sees('alertdialog', 'Send an invitation?')
      await tab.click('button', 'Send invitation')
      await tab.seesText(`An invitation was sent to ${email}.`)
      expect((await sandbox.outbox(email))[0]?.link).toBeTruthy()
    },
  },
} satisfies Record<string, Journey>
