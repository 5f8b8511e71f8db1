import {
  createDriver,
  importDrivers,
  listDrivers,
  lookupDrivers,
  updateDriver,
} from 'fleet-portal-api-client/contract/drivers'
import { createGroup, listGroups, updateGroup } from 'fleet-portal-api-client/contract/groups'
import {
  createVehicle,
  importVehicles,
  listVehicles,
  lookupVehicles,
} from 'fleet-portal-api-client/contract/vehicles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())

async function fleet() {
  const { fleetId, users } = await sandbox.newFleet({ type: 'locqpay', roles: ['portal-admin'] })
  return { fleetId, call: await callerOf(sandbox, users[0]?.email ?? '') }
}

const driverInput = (fleetId: string, wire: Record<string, unknown> = {}) => ({
  fleetId,
  firstName: 'Juan',
  lastName: 'Dela Cruz',
  driverLicenseId: 'n0112345678',
  mobileNumber: '09171234567',
  ...wire,
})

const names = async (call: Call, fleetId: string, searchKey: string) =>
  (await call(listDrivers, { fleetId, searchKey })).body.drivers.map(
    (entry: { firstName: string; lastName: string }) => `${entry.firstName} ${entry.lastName}`,
  )

describe('drivers', () => {
  it('are stored with an upper-case licence and found by name, mobile number and licence', async () => {
    const { fleetId, call } = await fleet()
    expect((await call(createDriver, driverInput(fleetId))).body).toMatchObject({
      driverLicenseId: 'N0112345678',
      status: 'active',
      fleetId,
    })
    const jose = driverInput(fleetId, { firstName: 'José', lastName: 'Peña', driverLicenseId: 'B2222222222' })
    await call(createDriver, jose)
    for (const key of ['juan', 'dela cruz', 'Juan Dela', 'juandelacruz', 'Cruz Juan', 'N01123', '0917']) {
      expect(await names(call, fleetId, key)).toContain('Juan Dela Cruz')
    }
    expect(await names(call, fleetId, 'Peña')).toEqual(['José Peña'])
    expect(await names(call, fleetId, 'pena')).toEqual(['José Peña'])
    expect(await names(call, fleetId, '%')).toEqual([])
  })

  it('must have a unique licence, also after an edit', async () => {
    const { fleetId, call } = await fleet()
    await call(createDriver, driverInput(fleetId))
    const duplicate = await call(createDriver, driverInput(fleetId))
    expect([duplicate.status, duplicate.body.errorCode]).toEqual([409, 'D1000'])
    const other = await call(createDriver, driverInput(fleetId, { driverLicenseId: 'B2222222222' }))
    const { driverId } = other.body
    expect((await call(updateDriver, { driverId, driverLicenseId: 'N0112345678' })).body.errorCode).toBe(
      'D1000',
    )
    expect((await call(createDriver, driverInput((await fleet()).fleetId))).status).toBe(403)
  })

  it('are listed newest first, and by first name in the lookup', async () => {
    const { fleetId, call } = await fleet()
    for (const [index, firstName] of ['Carlo', 'Ana', 'Berto'].entries()) {
      await call(createDriver, driverInput(fleetId, { firstName, driverLicenseId: `A000000000${index}` }))
    }
    const page = await call(listDrivers, { fleetId, page: 2, perPage: 2 })
    expect(page.body).toMatchObject({ count: 3, drivers: [{ firstName: 'Carlo' }] })
    const lookup = await call(lookupDrivers, { fleetId })
    expect(lookup.body.drivers.map((entry: { firstName: string }) => entry.firstName)).toEqual([
      'Ana',
      'Berto',
      'Carlo',
    ])
    expect((await call(listDrivers, { fleetId, page: 0 })).status).toBe(400)
  })

  it('keep fields that an edit omits, and ignore read-only fields', async () => {
    const { fleetId, call } = await fleet()
    const other = await fleet()
    const { driverId } = (await call(createDriver, driverInput(fleetId))).body
    const { body } = await call(updateDriver, {
      driverId,
      status: 'inactive',
      id: 'x',
      createdAt: '2000-01-01',
    })
    expect(body).toMatchObject({ driverId, firstName: 'Juan', status: 'inactive', fleetId })
    expect((await call(updateDriver, { driverId, fleetId: other.fleetId })).status).toBe(403)
    expect((await other.call(updateDriver, { driverId, fleetId: other.fleetId })).status).toBe(404)
    expect((await call(listDrivers, { fleetId })).body.count).toBe(1)
    expect((await call(lookupDrivers, { fleetId })).body.count).toBe(0)
  })

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: '<script>' }, 'lastName'],
    [{ driverLicenseId: 'SHORT' }, 'driverLicenseId'],
    [{ mobileNumber: '091712345678' }, 'mobileNumber'],
    [{ mobileNumber: 9171234567 }, 'mobileNumber'],
  ])('are refused with %j and an error on the field', async (wire, path) => {
    const { fleetId, call } = await fleet()
    const { status, body } = await call(createDriver, driverInput(fleetId, wire))
    expect(status).toBe(400)
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path)
  })

  it('are imported row by row, and the response lists the rejected rows', async () => {
    const { fleetId, call } = await fleet()
    const file = [
      'first_name,last_name,driver_id,mobile_number',
      'Niño,"Dela Cruz, Jr.",A1111111111,9171234567',
      'Ana,Reyes,SHORT,09171234567',
      'Berto,Lim,A1111111111,09171234567',
      'Carlo,Tan,B2222222222,091712345678',
      ',,,',
      '',
    ].join('\r\n')
    const { body } = await call(importDrivers, { fleetId, data: new Blob([file]) })
    expect(body.applied).toBe(1)
    expect(body.rejected).toMatchObject([
      { row: 3, field: 'driverLicenseId' },
      { row: 4, field: 'driverLicenseId', code: 'D1000' },
      { row: 5, field: 'mobileNumber', code: 'mobile' },
    ])
    const again = await call(importDrivers, { fleetId, data: new Blob([file]) })
    expect(again.body.applied).toBe(0)
    expect((await call(listDrivers, { fleetId })).body.count).toBe(1)
  })

  it('are imported from files in Latin-1 encoding', async () => {
    const { fleetId, call } = await fleet()
    const text = 'first_name,last_name,driver_id,mobile_number\nNi\u00f1o,Pe\u00f1a,A1111111111,09171234567\n'
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect((await call(importDrivers, { fleetId, data: new Blob([bytes]) })).body.applied).toBe(1)
    expect(await names(call, fleetId, 'peña')).toEqual(['Niño Peña'])
  })

  it.each(['09171234567', '0917 123 4567', '0917-123-4567'])(
    'have the mobile number %s normalized when they are added, edited or imported',
    async (mobileNumber) => {
      const { fleetId, call } = await fleet()
      const { body } = await call(createDriver, driverInput(fleetId, { mobileNumber }))
      expect(body.mobileNumber).toBe('09171234567')
      await call(updateDriver, { driverId: body.driverId, mobileNumber: '09180000000' })
      const edited = await call(updateDriver, { driverId: body.driverId, mobileNumber })
      expect(edited.body.mobileNumber).toBe('09171234567')
      const file = `first_name,last_name,driver_id,mobile_number\nAna,Reyes,A1111111111,${mobileNumber}\n`
      expect((await call(importDrivers, { fleetId, data: new Blob([file]) })).body.applied).toBe(1)
      const { drivers } = (await call(listDrivers, { fleetId, searchKey: 'Ana' })).body
      expect(drivers).toMatchObject([{ mobileNumber: '09171234567' }])
    },
  )

  it.each([
    ['9171234567', true],
    ['639171234567', false],
    ['+63 917 123 4567', false],
  ])(
    'with the mobile number %s are refused in the form (imported from a file: %s)',
    async (mobileNumber, isImported) => {
      const { fleetId, call } = await fleet()
      const fault = { path: 'mobileNumber', code: 'mobile' }
      const added = await call(createDriver, driverInput(fleetId, { mobileNumber }))
      expect([added.status, added.body.fields]).toMatchObject([400, [fault]])
      const file = `first_name,last_name,driver_id,mobile_number\nAna,Reyes,A1111111111,${mobileNumber}\n`
      const imported = await call(importDrivers, { fleetId, data: new Blob([file]) })
      expect(imported.body.applied).toBe(isImported ? 1 : 0)
      const { drivers } = (await call(listDrivers, { fleetId, searchKey: 'Ana' })).body
      expect(drivers).toMatchObject(isImported ? [{ mobileNumber: '09171234567' }] : [])
    },
  )

  it('of one import are listed in the order of the file', async () => {
    const { fleetId, call } = await fleet()
    const ids = Array.from({ length: 40 }, (_, n) => `A${String((n * 7) % 40).padStart(10, '0')}`)
    const csvRows = ids.map((id) => `Ana,Reyes,${id},09171234567`)
    const file = ['first_name,last_name,driver_id,mobile_number', ...csvRows].join('\r\n')
    await call(createDriver, driverInput(fleetId))
    await call(importDrivers, { fleetId, data: new Blob([file]) })
    const { drivers } = (await call(listDrivers, { fleetId, perPage: 50 })).body
    expect(drivers.map((entry: { driverLicenseId: string }) => entry.driverLicenseId)).toEqual([
      ...ids,
      'N0112345678',
    ])
  })

  it.each([
    ['an unclosed quote', 'Ana,"Reyes,A1111111111,09171234567', 'quotes', 3],
    ['text after a closing quote', 'Ana,"Reyes"x,A1111111111,09171234567', 'quotes', 3],
  ])('are not imported from a file with %s; the error has the row number', async (_, csvRow, code, row) => {
    const { fleetId, call } = await fleet()
    const file = `first_name,last_name,driver_id,mobile_number\nBerto,Lim,B2222222222,09171234567\n${csvRow}\n`
    const { status, body } = await call(importDrivers, { fleetId, data: new Blob([file]) })
    expect([status, body.fields]).toEqual([400, [{ path: 'data', code, row }]])
    expect((await call(listDrivers, { fleetId })).body.count).toBe(0)
  })

  it('are not imported from a file with other columns', async () => {
    const { fleetId, call } = await fleet()
    const refused = await call(importDrivers, { fleetId, data: new Blob(['last_name,first_name\na,b']) })
    expect(refused.body).toMatchObject({
      errorCode: 'BadRequest',
      fields: [{ path: 'data', code: 'columns', row: 1 }],
    })
  })
})

describe('vehicles', () => {
  it('have a unique plate number in their fleet and are found by it', async () => {
    const { fleetId, call } = await fleet()
    const plate = { fleetId, plateNumber: 'nab1234', model: 'Canter', type: 'Vehicle' }
    expect((await call(createVehicle, plate)).body).toMatchObject({
      plateNumber: 'NAB1234',
      status: 'active',
    })
    expect((await call(createVehicle, plate)).body.errorCode).toBe('V1000')
    expect((await call(listVehicles, { fleetId, searchKey: 'b12' })).body.count).toBe(1)
    expect((await call(lookupVehicles, { fleetId, searchKey: 'zzz' })).body.count).toBe(0)
  })

  it('are imported with a case-insensitive type', async () => {
    const { fleetId, call } = await fleet()
    const file =
      'plate number,vehicle type,remarks\nABC123,drum container,\nXY1,Vehicle,\nABC1234,Boat,\nABCD12345,Vehicle,\n'
    const { body } = await call(importVehicles, { fleetId, data: new Blob([file]) })
    expect(body.applied).toBe(1)
    expect(body.rejected).toEqual([
      { row: 3, field: 'plateNumber', code: 'minLength:6' },
      { row: 4, field: 'type', code: 'type' },
      { row: 5, field: 'plateNumber', code: 'maxLength:8' },
    ])
  })
})

describe('groups', () => {
  it('have a unique, case-insensitive name', async () => {
    const { fleetId, call } = await fleet()
    const { groupId } = (await call(createGroup, { fleetId, name: 'Luzon' })).body
    expect((await call(createGroup, { fleetId, name: 'LUZON' })).body.errorCode).toBe('G1000')
    await call(createGroup, { fleetId, name: 'Visayas' })
    expect((await call(updateGroup, { groupId, name: 'visayas' })).body.errorCode).toBe('G1000')
    expect((await call(updateGroup, { groupId, status: 'inactive' })).body.status).toBe('inactive')
    expect((await call(listGroups, { fleetId, status: 'active' })).body).toMatchObject({
      count: 1,
      groups: [{ name: 'Visayas' }],
    })
  })
})

it('lists return no rows of another fleet', async () => {
  const { fleetId, call } = await fleet()
  await call(createDriver, driverInput(fleetId))
  await call(createVehicle, { fleetId, plateNumber: 'NAB1234', model: 'Canter', type: 'Vehicle' })
  await call(createGroup, { fleetId, name: 'Luzon' })
  const other = await fleet()
  for (const endpoint of [listDrivers, lookupDrivers, listVehicles, lookupVehicles, listGroups]) {
    const own = await call(endpoint, { fleetId })
    const { body } = await other.call(endpoint, { fleetId: other.fleetId })
    expect([endpoint.name, own.body.count, body.count]).toEqual([endpoint.name, 1, 0])
  }
})
