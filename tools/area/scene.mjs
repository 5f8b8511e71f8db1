/* What the test and the stories of a new area have in common. */

export const notAnswered = 'This is not available on this server.'
export const failed = 'This could not be loaded'

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
const fieldsOf = ({ namesFleet, fields }) =>
  [
    ...(namesFleet ? ['fleetId'] : []),
    ...Object.entries(fields).map(([name, value]) => `${name}: ${literal(value)}`),
  ].join(', ')

export const imported = ({ endpointName, sample }) =>
  [sample?.endpointName, endpointName].filter(Boolean).join(', ')

/** What puts one item into a fleet. */
export const arrangement = ({ Thing, sample }) => `
const add${Thing} = ({ ${sample.namesFleet ? 'fleetId, ' : ''}arrange }: TestFleet) =>
  arrange(${sample.endpointName}, { ${fieldsOf(sample)} })
`
