import type { AnyFormControls } from '../../provider/formControls.ts'

/** The fields of a card that a page may lock or hide. They keep their stored values. @since 0.1.0 */
export type FleetCardField =
  'fuelCardType' | 'driverId' | 'vehicleId' | 'locqpayLimit' | 'transactionLimit' | 'products' | 'remarks'

/** The locked and hidden fields of the form of a card. @since 0.1.0 */
export interface FleetCardControls {
  /** Fields that are shown and cannot be changed. With the driver or the vehicle, the type cannot be changed either. */
  lockedFields?: readonly FleetCardField[]
  /** Fields that are not shown. */
  hiddenFields?: readonly FleetCardField[]
}

/**
 * Adds the fields that would undo a locked or hidden one: another type would remove the driver or the vehicle, and a checkbox
 * the limit.
 */
export function withCoupledFields({
  lockedFields = [],
  hiddenFields = [],
}: FleetCardControls = {}): AnyFormControls {
  const has = (name: FleetCardField) => lockedFields.includes(name) || hiddenFields.includes(name)
  return {
    lockedFields: [...lockedFields, ...(has('driverId') || has('vehicleId') ? ['fuelCardType'] : [])],
    hiddenFields: [
      ...hiddenFields,
      ...(has('locqpayLimit') ? ['isMoneyUnlimited'] : []),
      ...(has('transactionLimit') ? ['isCountUnlimited'] : []),
    ],
  }
}
