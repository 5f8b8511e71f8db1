import { lookupDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listGroups, type Group } from 'fleet-portal-api-client/contract/groups'
import { lookupStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { lookupVehicles } from 'fleet-portal-api-client/contract/vehicles'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { AsyncSelect, type ComboboxOption } from '../../foundation/form/AsyncSelect.tsx'
import { pickerMessages } from '../../locales/en/pickers.ts'
import { useMessages } from '../../provider/messages.ts'
import { findMobile } from 'fleet-portal-api-client/contract/mobile'
import { fullName } from '../cells/PersonName.tsx'

/** The props that pickers share with other form controls. */
export interface PickerProps<T> {
  value: ComboboxOption | undefined
  onChange: (option: ComboboxOption | undefined, item: T | undefined) => void
  label?: string
  id?: string
  name?: string
  onBlur?: () => void
  fixedText?: string | undefined
  disabled?: boolean | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

const driverOption = (
  driver: Pick<Driver, 'driverId' | 'firstName' | 'lastName'> & { driverLicenseId?: string },
): ComboboxOption => ({
  value: driver.driverId,
  label: fullName(driver),
  detail: driver.driverLicenseId,
})

const vehicleOption = (vehicle: Pick<Vehicle, 'vehicleId' | 'plateNumber' | 'model'>): ComboboxOption => ({
  value: vehicle.vehicleId,
  label: vehicle.plateNumber,
  detail: vehicle.model ?? undefined,
})

const groupOption = ({ groupId, name }: Group): ComboboxOption => ({ value: groupId, label: name })

const stationOption = (station: Station): ComboboxOption => ({
  value: station.stationId,
  label: station.name,
  detail: station.city ?? undefined,
})

/** Selects an active driver. Sorted by first name. */
export function DriverPicker({ fleetId, ...rest }: PickerProps<Driver> & { fleetId: string }) {
  const t = useMessages(pickerMessages)
  const input = useMemo(() => ({ fleetId }), [fleetId])
  return (
    <AsyncSelect
      endpoint={lookupDrivers}
      input={input}
      optionOf={driverOption}
      normalizeSearch={findMobile}
      placeholder={t.driver}
      {...rest}
    />
  )
}

/** Selects an active vehicle. Sorted by plate number. */
export function VehiclePicker({ fleetId, ...rest }: PickerProps<Vehicle> & { fleetId: string }) {
  const t = useMessages(pickerMessages)
  const input = useMemo(() => ({ fleetId }), [fleetId])
  return (
    <AsyncSelect
      endpoint={lookupVehicles}
      input={input}
      optionOf={vehicleOption}
      placeholder={t.vehicle}
      {...rest}
    />
  )
}

/** Selects an active group, newest first. Without access to groups it is disabled and shows the reason. */
export function GroupPicker({ fleetId, ...rest }: PickerProps<Group> & { fleetId: string }) {
  const t = useMessages(pickerMessages)
  const { isReady, can } = useAccess(fleetId)
  const input = useMemo(() => ({ fleetId, status: 'active' as const }), [fleetId])
  const hasNoAccess = isReady && !can(listGroups)
  return (
    <AsyncSelect
      endpoint={listGroups}
      input={input}
      optionOf={groupOption}
      placeholder={t.group}
      {...rest}
      {...(hasNoAccess ? { fixedText: t.groupsRefused } : !isReady && { disabled: true })}
    />
  )
}

/** Order and filters of a station picker. Servers without these inputs ignore them. */
export interface StationPickerOptions {
  /** Sorts by distance from this position, in degrees, open stations first. Default: by name. */
  near?: { lat: number; lng: number } | undefined
  /** Excludes stations that are closed now. */
  openNow?: boolean | undefined
  /** Excludes stations that do not sell the product. */
  product?: Fuel | undefined
}

/** Selects a partner station. Loads nine per page. */
export function StationPicker({
  near,
  openNow,
  product,
  ...props
}: PickerProps<Station> & StationPickerOptions) {
  const t = useMessages(pickerMessages)
  const input = { ...(near && { near }), ...(openNow && { openNow }), ...(product && { [product]: true }) }
  return (
    <AsyncSelect
      endpoint={lookupStations}
      input={input}
      optionOf={stationOption}
      perPage={9}
      placeholder={t.station}
      {...props}
    />
  )
}
