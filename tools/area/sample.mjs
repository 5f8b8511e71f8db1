/*
 * An example of what a person fills in, from the rules of the fields.
 */
import { id } from '../../packages/api-client/src/contract/codecs.ts'

/** Tried in their order: the first that a field takes as it is, or in capitals, is its example. */
const candidates = ['Sample', 'sample@fleet.test', '09171234567', 'N0112345678', 1, true]

/** @returns {string | number | boolean | undefined} */
function valueFor(schema) {
  const { type, entries } = schema._zod.def
  if (type === 'enum') return /** @type {string} */ (Object.values(entries)[0])
  return candidates.find((candidate) => {
    const result = schema.safeParse(candidate)
    return result.success && String(result.data).toLowerCase() === String(candidate).toLowerCase()
  })
}

/**
 * The required fields of a call with a value for each, without its fleet. Nothing where a field needs what only a
 * database has, or amounts and lists: those are for whoever writes the test by hand.
 *
 * @returns {{ endpointName: string, namesFleet: boolean, fields: Record<string, string | number | boolean> } | undefined}
 */
export function sampleOf(endpoint) {
  const { shape = {} } = endpoint.input._zod.def
  const required = Object.entries(shape).filter(([, schema]) => schema._zod.optin !== 'optional')
  const fields = {}
  for (const [name, schema] of required) {
    if (name === 'fleetId') continue
    const value = schema === id ? undefined : valueFor(schema)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return { endpointName: endpoint.name, namesFleet: 'fleetId' in shape, fields }
}
