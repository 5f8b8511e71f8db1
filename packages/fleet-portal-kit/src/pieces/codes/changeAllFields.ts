/** The fields that the dialog of all drafts can change. */
export const changeAllFields = ['productCode', 'literVolume', 'startDate', 'durationDays'] as const
