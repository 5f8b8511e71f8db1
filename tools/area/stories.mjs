/* The stories of a new area: its states on the sandbox in the page. */
import { arrangement, failed, imported, notAnswered } from './scene.mjs'
import { emptySentence, words } from './sources.mjs'

const story = (name, expectation, parameters) => `
export const ${name}: Story = {
${parameters ? `  parameters: scene(${parameters}),\n` : ''}  play: async ({ canvas }) => {
    await expect(${expectation}).toBeVisible()
  },
}
`
const text = (words) => `await canvas.findByText('${words}')`

/** What the first story shows. What a field makes of its example, such as capitals, is the server's to say. */
function opening({ things, isImplemented, sample, columns }) {
  if (!isImplemented) return text(notAnswered)
  const title = sample?.fields[columns[0]]
  if (typeof title === 'string') return `(await canvas.findAllByText(/^${title}/i))[0]`
  return `await canvas.findByRole('heading', { name: '${words(things)}' })`
}

/** The imports of the stories, what fills their fleet, and how they are surrounded. */
function preamble(facts) {
  const { Screen, Thing, module, isImplemented, stranger, sample } = facts
  const isFilled = isImplemented && sample
  const usesScene = isImplemented || stranger
  const surroundings = isFilled
    ? `({ portal: { arrange: add${Thing}, ...portal } satisfies StoryPortal })`
    : '({ portal })'
  return [
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    isImplemented && `import { ${imported(facts)} } from '${module}'`,
    "import { expect } from 'storybook/test'",
    isFilled && "import type { TestFleet } from '../../testing/fleetOn.ts'",
    usesScene && "import type { StoryPortal } from '../../testing/storyPortal.tsx'",
    `import { ${Screen} } from './${Screen}.tsx'`,
    isFilled && arrangement(facts),
    usesScene && `\nconst scene = (portal: StoryPortal = {}) => ${surroundings}`,
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
  const { isImplemented, stranger, sample, endpointName } = facts
  return [
    preamble(facts),
    story('Default', opening(facts)),
    "export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }",
    `
/** In a column of 390 px every line becomes a card. */
export const Narrow: Story = { ...Default, globals: { width: 'narrow' } }`,
    isImplemented &&
      sample &&
      story('Empty', text(emptySentence(facts)), '{ arrange: async () => undefined }'),
    stranger && story('NotAllowed', text('Not Authorized'), `{ as: '${stranger}' }`),
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
