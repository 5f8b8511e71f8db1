import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/fleet-portal-kit/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The packages' sources, so that nothing needs building first.
      resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
      // Finds its own WebAssembly beside it; moved into another file it would not.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      build: { target: 'es2022' },
    }),
}

export default config
