/* The parts that the test and the stories of a new area share. */

export const notAvailable = 'This is not available on this server.'
export const failed = 'This could not be loaded'

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
const fieldsOf = ({ namesFleet, fields }) =>
  [
    ...(namesFleet ? ['fleetId'] : []),
    ...Object.entries(fields).map(([name, value]) => `${name}: ${literal(value)}`),
  ].join(', ')

export const importedEndpoints = ({ endpointName, sample }) =>
  [sample?.endpointName, endpointName].filter(Boolean).join(', ')

/** The function that adds one item to a fleet. */
export const addItemFunction = ({ Thing, sample }) => `
const add${Thing} = ({ ${sample.namesFleet ? 'fleetId, ' : ''}arrange }: TestFleet) =>
  arrange(${sample.endpointName}, { ${fieldsOf(sample)} })
`
