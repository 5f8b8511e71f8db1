/** The fields of a card that a page may lock or hide. They keep their stored values. @since 0.1.0 */
export type FleetCardField =
  'fuelCardType' | 'driverId' | 'vehicleId' | 'locqpayLimit' | 'transactionLimit' | 'products' | 'remarks'
