import { errorTable } from '../contract/errors.ts'

/** The body of a refusal. */
export const errorSchema = {
  type: 'object',
  description:
    'A refusal. Decide by `errorCode`; `message` is for logs. Some servers call the code `code`, or write it as a number.',
  properties: {
    errorCode: { type: 'string', enum: Object.keys(errorTable), description: 'A code of the error table.' },
    message: { type: 'string', description: 'A text for logs. Screens have their own.' },
    requestId: { type: 'string', description: 'The support ID of the request, also in `X-Request-Id`.' },
    fields: {
      type: 'array',
      description: 'The invalid fields, if the input is invalid.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, dotted where nested: `codes.2.literVolume`.' },
          code: { type: 'string', description: 'The rule, such as `required` or `maxLength:75`.' },
          row: { type: 'integer', description: 'The row of a file. Row 1 is the header.' },
        },
        required: ['path', 'code'],
      },
    },
    data: { type: 'object', description: 'Further values, such as `remainingAmount`.' },
  },
  required: ['errorCode'],
}

/** The conventions of the API, in Markdown. */
export const introduction = `
Every call of the fleet portal. The client \`fleet-portal-api-client\` is made from the same definitions.

**Answers.** A successful answer is JSON: the answer itself, as the schemas of the operations describe it, or the answer as
\`data\` of an envelope: \`{ "message": "OK", "data": { "walletBalance": 1250.75 } }\`. A server uses one form for all
calls. Objects may have more properties than their schema names.

**Money and volume** are decimal numbers on the wire: pesos with two decimals, litres with three, prices per litre with four.
The typed client has integers instead: centavos, millilitres, and 1/10,000 peso per litre.

**Time.** Instants have an offset. Days are business days in Asia/Manila (UTC+8).

**Lists** have \`page\` (from 1) and \`perPage\`. Their answers have \`count\`, the number of items on all pages.

**Errors** have the schema \`Error\`. Each operation lists the error codes of each status. A status without a listed code is
possible too, from a proxy for example: its body may be no JSON.

**Access.** \`Authorization\` has the access token by itself, or after \`Bearer\`. \`x-access\` is the permission that a call
requires: \`public\`, \`session\`, or a level on a feature.

**Writes** take an \`Idempotency-Key\`. Calls with \`x-kind: money\` move money or fuel credit: never send one again
without looking up its outcome with \`resolveIdempotencyKey\`.
`.trim()
