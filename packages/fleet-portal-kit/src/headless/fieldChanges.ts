import type { FieldChange } from '../provider/events.ts'

type Values = Readonly<Record<string, FieldChange['after']>>

/**
 * What a call changes, for its event. `before`: the item as it was last read, if it was. `personal`: the fields whose values the event
 * must not have.
 */
export function fieldChanges(
  before: object | undefined,
  after: object,
  personal: readonly string[] = [],
): FieldChange[] {
  const values = before as Values | undefined
  return Object.entries(after as Values).flatMap(([field, value]) => {
    const old = values?.[field] ?? undefined
    // An empty field is null, an empty text or missing.
    if (value === undefined || (values && (old ?? '') === (value ?? ''))) return []
    if (personal.includes(field)) return [{ field }]
    return [{ field, ...(values && { before: old }), after: value }]
  })
}
