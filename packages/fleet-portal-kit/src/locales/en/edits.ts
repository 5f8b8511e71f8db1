import { defineMessages } from '../messageSet.ts'

/**
 * What is said while something is changed: of others who change it too, and of a connection that is gone.
 *
 * @since 0.1.0
 */
export const editMessages = defineMessages('edits', {
  changedMeanwhile: (fields: string) =>
    `Changed elsewhere while this was open: ${fields}. It stands below as it is now.`,
  replacesStored: (field: string, now: string) =>
    `${field} was changed elsewhere${now && ` to ${now}`}. Saving replaces that with what you entered.`,
  waitsForConnection: 'There is no connection. This goes on by itself as soon as it is back.',
})
