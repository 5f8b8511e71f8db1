/** The statuses of drivers, vehicles and groups. @since 0.1.0 */
export const activeStatuses = ['active', 'inactive'] as const

/** Whether a driver, vehicle or group can be chosen. @since 0.1.0 */
export type ActiveStatus = (typeof activeStatuses)[number]
