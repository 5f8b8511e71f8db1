import '@fontsource-variable/inter'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import {
  openScene,
  pageSandbox,
  SceneProvider,
  type Scene,
  type StoryPortal,
} from '../../../packages/fleet-portal-kit/src/testing/storyPortal.tsx'
import snapshotUrl from '../.cache/snapshot.tar.gz?url'
import { setPageClock } from './clock.ts'

// A busy machine must not fail a story.
configure({ asyncUtilTimeout: 120_000 })
setPageClock()
const sandbox = pageSandbox(snapshotUrl)

const withScene: Loader = async ({ parameters }) => ({
  scene: await openScene(await sandbox(), parameters['portal'] as StoryPortal | undefined),
})

const tokens = { 'font-family': "'Inter Variable', system-ui, sans-serif" }

const inPortal: Decorator = (Story, { args, globals, loaded, parameters }) => {
  const scene = loaded['scene'] as Scene
  const { provider } = (parameters['portal'] ?? {}) as StoryPortal
  const colorScheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  const width = globals['width'] === 'narrow' ? 390 : undefined
  return (
    <SceneProvider scene={scene} appearance={{ colorScheme, tokens }} {...provider}>
      <div style={{ width, background: colorScheme === 'dark' ? '#11171c' : '#f6f7f9', minHeight: '100vh' }}>
        <Story args={{ ...args, fleetId: scene.fleet.fleetId }} />
      </div>
    </SceneProvider>
  )
}

const preview: Preview = {
  loaders: [withScene],
  decorators: [inPortal],
  initialGlobals: { scheme: 'light', width: 'wide' },
  globalTypes: {
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
