import { ApiError } from 'fleet-portal-api-client'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { act, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { testFleet } from '../testing/testFleet.ts'
import { renderInPortal, type PortalOptions } from '../testing/renderInPortal.tsx'
import { useDriverActions, useDrivers, type DriversOptions } from './index.ts'

/* Helpers of the tests of the hooks: a page that calls a hook, and a fleet with drivers. */

/** Renders a hook below a provider, without a widget. `latest` returns its last value. */
export async function renderFleetHook<T>(useHook: (fleetId: string) => T, options: PortalOptions = {}) {
  let value: T | undefined
  function Page({ fleetId }: { fleetId: string }) {
    const current = useHook(fleetId)
    useEffect(() => {
      value = current
    })
    return null
  }
  const portal = await renderInPortal((fleetId) => <Page fleetId={fleetId} />, options)
  const latest = () => value as T
  const until = (check: (current: T) => void) => waitFor(() => check(latest()))
  return { ...portal, latest, until }
}

export const luz = {
  firstName: 'Luz',
  lastName: 'Cruz',
  driverLicenseId: 'N0100000000',
  mobileNumber: '09171234567',
}
export const licenceOf = (index: number) => `N01000000${String(index).padStart(2, '0')}`

export async function fleetWithDrivers(count: number) {
  const fleet = await testFleet()
  for (let index = 0; index < count; index++) {
    const firstName = index === 0 ? 'Luz' : 'Rey'
    await fleet.arrange(createDriver, {
      fleetId: fleet.fleetId,
      ...luz,
      firstName,
      driverLicenseId: licenceOf(index),
    })
  }
  return fleet
}

/** The list of drivers with its actions. */
export const driversHook = (options: Omit<DriversOptions, 'fleetId'> = {}) =>
  function useIt(fleetId: string) {
    return { list: useDrivers({ fleetId, ...options }), actions: useDriverActions({ fleetId }) }
  }

/** The error of an action that is expected to fail. */
export const rejection = async (promise: Promise<unknown>): Promise<ApiError> => {
  let failure: unknown
  await act(() => promise.catch((error: unknown) => void (failure = error)))
  if (!(failure instanceof ApiError)) throw new Error('The action did not reject with an ApiError.')
  return failure
}
