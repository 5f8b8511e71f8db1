import type { ApiClient } from 'fleet-portal-api-client'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { expect, test } from 'vitest'
import { repeatCodes } from './repeatCodes.ts'

const nino = { driverId: 'drv_nino', driverLicenseId: 'N0100000003', firstName: 'Nino', lastName: 'Cruz' }

/** A server with one active driver. */
const client = {
  call: ({ name }: { name: string }) =>
    Promise.resolve(name === 'lookupDrivers' ? { drivers: [nino], count: 1 } : { vehicles: [], count: 0 }),
} as unknown as ApiClient

/** A code of a driver, from a server that does not send the driver's id. */
const codeOf = (firstName: string) =>
  ({
    startDate: '2026-11-20',
    endDate: '2026-11-26',
    fuelCodeType: 'driver-specific',
    productCode: 'diesel',
    literVolume: 10_000,
    maxUsage: 1,
    drivers: [{ firstName, lastName: 'Cruz' }],
  }) as unknown as FuelCode

test('a repeated code is for the driver with exactly its name, and never for one whose name differs in accents', async () => {
  const { values, skipped } = await repeatCodes(
    client,
    'flt_1',
    [codeOf('Nino'), codeOf('Niño')],
    '2026-11-30',
  )
  expect(values.map(({ driver }) => driver?.value)).toEqual(['drv_nino', undefined])
  expect(skipped).toEqual(['Niño Cruz'])
})
