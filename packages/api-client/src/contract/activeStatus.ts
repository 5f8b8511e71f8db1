export const personStatuses = ['active', 'inactive'] as const

export type PersonStatus = (typeof personStatuses)[number]
