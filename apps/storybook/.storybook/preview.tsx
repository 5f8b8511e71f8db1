import '@fontsource-variable/inter'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { seedOf, type BrowserSandbox } from 'sandbox/browser'
import { makeProcessDeterministic } from 'sandbox/testing/determinism'
import { createLanguage, languageSources } from 'fleet-portal-kit/languages'
import { configure } from 'storybook/test'
import {
  openScene,
  pageSandbox,
  SceneProvider,
  type Scene,
  type StoryPortal,
} from '../../../packages/fleet-portal-kit/src/testing/storyPortal.tsx'
import snapshotUrl from '../.cache/snapshot.tar.gz?url'
import type { OpenedPlayground, PlaygroundArgs } from '../pages/playgroundScene.ts'
import { setPageClock, storyTime } from './clock.ts'
import { replaceTimers } from './screenshotTimers.ts'
import { settle } from './settle.ts'
import { theme } from './theme.ts'
import { waitForTurn } from './turn.ts'

// A busy machine must not fail a story.
configure({ asyncUtilTimeout: 120_000 })
const sandbox = pageSandbox(snapshotUrl)

/** Chromatic and `npm run test:pictures` stop the clock, and the story alone determines random values. */
function prepareScreenshots() {
  const { restartRandom } = makeProcessDeterministic(storyTime)
  // Without it, parts that load when they become visible load at once. A screenshot is of the whole page.
  Reflect.deleteProperty(window, 'IntersectionObserver')
  return { restartRandom, hasTimers: replaceTimers() }
}

const screenshots = isChromatic() ? prepareScreenshots() : undefined
if (!screenshots) setPageClock()

/** How often the page has opened each story. The database of the page still has the data of earlier times. */
const openings = new Map<string, number>()

/** Another text for each opening of a story. */
function nextSeed(id: string): string {
  const count = openings.get(id) ?? 0
  openings.set(id, count + 1)
  return count === 0 ? id : `${id} ${count}`
}

/** Opens a sandbox without data, and empties the storage of the browser. */
async function openAlone(): Promise<BrowserSandbox> {
  localStorage.clear()
  sessionStorage.clear()
  return sandbox.renew()
}

/** A story whose screenshot is taken never has the data of another one. The stories of a page with documentation share theirs. */
async function openStory(id: string, viewMode: string, portal?: StoryPortal): Promise<Scene> {
  const isAlone = screenshots !== undefined && viewMode === 'story'
  const opened = await (isAlone ? openAlone() : sandbox.open())
  const seed = isAlone ? id : nextSeed(id)
  screenshots?.restartRandom(seedOf(seed))
  return openScene(opened, seed, portal)
}

/** A story keeps its scene when only its colours or its width change. The signal is of one opening of a story. */
const scenes = new WeakMap<AbortSignal, Promise<Scene>>()
const playgrounds = new WeakMap<AbortSignal, (args: PlaygroundArgs) => Promise<OpenedPlayground>>()

/** Other stories do not load the data of playgrounds. */
async function openPlayground(
  signal: AbortSignal,
  id: string,
  portal: StoryPortal,
  args: PlaygroundArgs,
): Promise<OpenedPlayground> {
  const { createPlaygrounds } = await import('../pages/playgroundScene.ts')
  const open = playgrounds.get(signal) ?? createPlaygrounds(sandbox.open, nextSeed(id), portal)
  playgrounds.set(signal, open)
  return open(args)
}

const withScene: Loader = async ({ abortSignal, args, id, parameters, viewMode }) => {
  const playground = parameters['playground'] as StoryPortal | undefined
  if (playground) return openPlayground(abortSignal, id, playground, args as unknown as PlaygroundArgs)
  const scene =
    scenes.get(abortSignal) ?? openStory(id, viewMode, parameters['portal'] as StoryPortal | undefined)
  scenes.set(abortSignal, scene)
  return { scene: await scene }
}

async function settleScreenshot(): Promise<void> {
  if (!screenshots) return
  const { isBusy } = await sandbox.open()
  await settle({ 'the sandbox answers': isBusy, 'timers are pending': screenshots.hasTimers })
}

const tokens = { 'font-family': "'Inter Variable', system-ui, sans-serif" }

const filipino = createLanguage(languageSources.fil)

const inPortal: Decorator = (Story, { args, globals, loaded, parameters, viewMode }) => {
  const { scene, opening } = loaded as { scene: Scene; opening?: string }
  const { provider } = (parameters['portal'] ?? parameters['playground'] ?? {}) as StoryPortal
  const language = globals['locale'] === 'fil' ? { language: filipino } : {}
  const colorScheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  const width = globals['width'] === 'narrow' ? 390 : undefined
  return (
    <SceneProvider
      key={opening}
      scene={scene}
      appearance={{ colorScheme, tokens }}
      {...language}
      {...provider}
    >
      <div
        style={{
          width,
          background: colorScheme === 'dark' ? '#11171c' : '#f6f7f9',
          minHeight: viewMode === 'docs' ? undefined : '100vh',
        }}
      >
        <Story args={{ ...args, fleetId: scene.fleet.fleetId }} />
      </div>
    </SceneProvider>
  )
}

const preview: Preview = {
  loaders: [withScene],
  decorators: [inPortal],
  beforeEach: waitForTurn,
  afterEach: settleScreenshot,
  initialGlobals: { scheme: 'light', width: 'wide', locale: 'en' },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'fil', title: 'Filipino' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      toolbar: { title: 'Colours', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    width: {
      toolbar: { title: 'Width', icon: 'mobile', items: ['wide', 'narrow'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { theme, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Guides',
          [
            'Quick starts',
            'Embedding',
            'Sessions',
            'Theming',
            'Languages',
            'Events',
            'Errors',
            'Isolation',
            'Reliability and money',
            'Accessibility',
            'Operations',
            'Back end',
            'Versions and upgrades',
          ],
          'areas',
          'Patterns',
          'Tokens',
          'Changelog',
          'Theme',
          'Foundation',
          'pieces',
        ],
      },
    },
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'color-contrast', enabled: true },
          // The focus guards of a dialog are hidden and focusable by design.
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-floating-ui-focus-guard])' },
        ],
      },
    },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
    chromatic: {
      modes: {
        light: { scheme: 'light', width: 'wide', viewport: 1440 },
        dark: { scheme: 'dark', width: 'wide', viewport: 1440 },
        narrow: { scheme: 'light', width: 'narrow', viewport: 390 },
      },
    },
  },
}

export default preview
