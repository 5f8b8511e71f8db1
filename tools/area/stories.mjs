/* Generates the stories of a new area: its states on the sandbox in the browser. */
import { addItemFunction, failed, importedEndpoints, notAvailable } from './scene.mjs'
import { emptyMessage, words } from './sources.mjs'

const story = (name, expectation, parameters) => `
export const ${name}: Story = {
${parameters ? `  parameters: scene(${parameters}),\n` : ''}  play: async ({ canvas }) => {
    await expect(${expectation}).toBeVisible()
  },
}
`
const text = (words) => `await canvas.findByText('${words}')`

/** The element that the first story expects. It ignores case, because the server may store a sample in capitals. */
function opening({ things, isImplemented, sample, columns }) {
  if (!isImplemented) return text(notAvailable)
  const title = sample?.fields[columns[0]]
  if (typeof title === 'string') return `(await canvas.findAllByText(/^${title}/i))[0]`
  return `await canvas.findByRole('heading', { name: '${words(things)}' })`
}

/** The imports of the stories, the function that fills their fleet, and their portal. */
function preamble(facts) {
  const { Screen, Thing, module, isImplemented, roleWithoutAccess, sample } = facts
  const isFilled = isImplemented && sample
  const usesScene = isImplemented || roleWithoutAccess
  const portal = isFilled
    ? `({ portal: { arrange: add${Thing}, ...portal } satisfies StoryPortal })`
    : '({ portal })'
  return [
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    isImplemented && `import { ${importedEndpoints(facts)} } from '${module}'`,
    "import { expect } from 'storybook/test'",
    isFilled && "import type { TestFleet } from '../../testing/createTestFleet.ts'",
    usesScene && "import type { StoryPortal } from '../../testing/storyPortal.tsx'",
    `import { ${Screen} } from './${Screen}.tsx'`,
    isFilled && addItemFunction(facts),
    usesScene && `\nconst scene = (portal: StoryPortal = {}) => ${portal}`,
    `
const meta = {
  component: ${Screen},
  args: { fleetId: '' },${usesScene ? '\n  parameters: scene(),' : ''}
} satisfies Meta<typeof ${Screen}>
export default meta

type Story = StoryObj<typeof meta>`,
  ]
    .filter(Boolean)
    .join('\n')
}

export function storiesOf(facts) {
  const { isImplemented, roleWithoutAccess, sample, endpointName } = facts
  return [
    preamble(facts),
    story('Default', opening(facts)),
    "export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }",
    `
/** In a column of 390 px every row becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }`,
    isImplemented &&
      sample &&
      story('Empty', text(emptyMessage(facts)), '{ arrange: async () => undefined }'),
    roleWithoutAccess && story('NotAllowed', text('Not Authorized'), `{ as: '${roleWithoutAccess}' }`),
    isImplemented &&
      story(
        'FailedLoad',
        text(failed),
        `{ prepareWire: (wire) => wire.breakAt(${endpointName}, 'before-tx') }`,
      ),
  ]
    .filter(Boolean)
    .join('\n')
}
