import * as z from 'zod/mini'
import {
  exactLitres,
  exactPesos,
  id,
  litres,
  pesos,
  pricePerLitre,
  queryFlag,
  queryInteger,
} from '../contract/codecs.ts'
import { day, fromDay, instant, toDay } from '../contract/days.ts'
import { queryBounds, queryPosition } from '../contract/position.ts'
import { capitalFuel, product } from '../contract/products.ts'
import { fieldTexts } from './fields.ts'
import { namedChoices, namedSchemas } from './schemas.ts'

/** A JSON object. @since 0.1.0 */
export type Json = Record<string, unknown>
/** A JSON Schema. @since 0.1.0 */
export type JsonSchema = Json & { properties?: Record<string, JsonSchema>; required?: string[] }

/** A reference to a schema of the document. */
export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/**
 * Values with units. A number has no `multipleOf`: binary fractions fail it, so the number of decimals is in the text.
 */
const units: Readonly<Record<string, Json>> = {
  Pesos: {
    type: 'number',
    description: 'Philippine pesos with at most two decimals: 1250.75 is 1,250 pesos and 75 centavos.',
  },
  Litres: {
    type: 'number',
    description: 'Litres with at most three decimals: 40.5 is 40 litres and 500 ml.',
  },
  PricePerLitre: { type: 'number', description: 'Pesos per litre with at most four decimals.' },
  Instant: {
    type: 'string',
    format: 'date-time',
    description: 'An instant with its offset: `2026-11-20T14:05:00+08:00`.',
  },
  Day: { type: 'string', format: 'date', description: 'A business day in Asia/Manila.' },
  Product: {
    type: 'string',
    enum: ['diesel', 'gas91', 'gas95', 'gas97', 'lubes'],
    description: 'A product in lower case.',
  },
  Fuel: {
    type: 'string',
    enum: ['Diesel', 'Gas91', 'Gas95', 'Gas97'],
    description: 'A fuel as calls about purchases and fuel codes write it.',
  },
}

const edgeOfDay = (description: string) => ({ type: 'string', format: 'date-time', description })

/** The values that codecs write. They are more precise than the values that codecs accept. */
const written = new Map<unknown, Json>([
  [id, { type: 'string', minLength: 1 }],
  [pesos, referenceTo('Pesos')],
  [exactPesos, referenceTo('Pesos')],
  [litres, referenceTo('Litres')],
  [exactLitres, referenceTo('Litres')],
  [pricePerLitre, referenceTo('PricePerLitre')],
  [queryInteger, { type: 'integer', minimum: 0 }],
  [queryFlag, { type: 'boolean' }],
  [queryPosition, { type: 'string', description: 'A position: latitude,longitude in degrees.' }],
  [queryBounds, { type: 'string', description: 'A part of the map: south,west,north,east in degrees.' }],
  [instant, referenceTo('Instant')],
  [day, referenceTo('Day')],
  [fromDay, edgeOfDay('The first second of a day in Asia/Manila: `2026-11-20T00:00:00+08:00`.')],
  [toDay, edgeOfDay('The last second of a day in Asia/Manila: `2026-11-20T23:59:59+08:00`.')],
  [product, referenceTo('Product')],
  [capitalFuel, referenceTo('Fuel')],
  ...Object.entries(namedSchemas).map(([name, { schema }]): [unknown, Json] => [schema, referenceTo(name)]),
])

const choiceKey = (values: readonly unknown[]) => values.join('|')
const choices = new Map(
  Object.entries(namedChoices).map(([name, { values }]) => [choiceKey(values), referenceTo(name)]),
)

function replace(target: Json, other: Json) {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, other)
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Adds what each name means. A text that a schema has already follows. */
export function addFieldTexts(properties: Record<string, Json>, texts: Readonly<Record<string, string>>) {
  for (const [name, property] of Object.entries(properties)) {
    const parts = [texts[name], property['description']].filter((part) => part !== undefined)
    if (parts.length > 0) property['description'] = parts.join(' ')
  }
}

function addTextsBelow(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const { properties } = node as JsonSchema
  if (properties) addFieldTexts(properties, fieldTexts)
  for (const inner of Object.values(node)) addTextsBelow(inner)
}

/** Whether a schema reads a value from a text. */
const isText = (def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef =>
  def.type === 'pipe' && (def as z.core.$ZodPipeDef).in._zod.def.type === 'string'

/** `isDefinition`: the schema itself becomes no reference to its own name. */
function convert(schema: z.core.$ZodType, isDefinition = false): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const def = zodSchema._zod.def
      const known = isDefinition && zodSchema === schema ? undefined : written.get(zodSchema)
      const choice = jsonSchema.enum && choices.get(choiceKey(jsonSchema.enum))
      if (known) replace(jsonSchema as Json, known)
      else if (choice) replace(jsonSchema as Json, choice)
      else if (def.type === 'custom') {
        replace(jsonSchema as Json, { type: 'string', contentMediaType: 'application/octet-stream' })
      } else if (isText(def) && ['array', 'enum'].includes(def.out._zod.def.type)) {
        // A list in one comma-joined value, `style: form, explode: false` in OpenAPI; or a choice that is read tolerantly.
        replace(jsonSchema as Json, convert(def.out))
      }
      // Objects are open in JSON Schema unless it says otherwise.
      if (isEmpty(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties
    },
  })
  return json as JsonSchema
}

/** The JSON Schema of a schema's encoded values. Named schemas become references. */
export function wireSchema(schema: z.core.$ZodType, isDefinition = false): JsonSchema {
  // Schemas that occur twice are one object in the result: a copy keeps their texts apart.
  const json = JSON.parse(JSON.stringify(convert(schema, isDefinition))) as JsonSchema
  addTextsBelow(json)
  return json
}

/** The named schemas of the document. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([
    ...Object.entries(units),
    ...Object.entries(namedChoices).map(([name, { values, description }]) => [
      name,
      { type: 'string', enum: values, description },
    ]),
    ...Object.entries(namedSchemas).map(([name, { schema, description }]) => [
      name,
      { description, ...wireSchema(schema, true) },
    ]),
  ]) as Record<string, JsonSchema>
}
