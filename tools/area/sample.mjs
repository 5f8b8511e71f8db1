/*
 * Generates sample values for the inputs of a call, from the rules of the fields.
 */
import { id } from '../../packages/api-client/src/contract/codecs.ts'

/** Sample values in order of priority. A field gets the first that it accepts unchanged, or in capitals. */
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
 * The required fields of a call with a sample value each, without the fleet. Undefined if a field requires an id of the
 * database, an amount or a list: such tests have to be written by hand.
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
