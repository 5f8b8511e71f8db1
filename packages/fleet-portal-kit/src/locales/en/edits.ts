import { defineMessages } from '../messageSet.ts'

/**
 * Sentences about conflicting edits and a missing connection.
 *
 * @since 0.1.0
 */
export const editMessages = defineMessages('edits', {
  changedMeanwhile: (fields: string) =>
    `Changed by someone else while this was open: ${fields}. The new values are shown below.`,
  replacesStored: (field: string, now: string) =>
    `${field} was changed by someone else${now && ` to ${now}`}. Saving replaces it with your value.`,
  waitsForConnection: 'There is no connection. We continue as soon as it is back.',
  takesLong: 'This takes longer than usual. Your input is safe. Please keep this page open.',
  needsConnection: 'There is no connection. You can send this as soon as it is back.',
})
