import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { makePages } from '../pages/makePages.ts'

makePages()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../start/*.mdx',
    '../.cache/pages/*.mdx',
    '../.cache/pages/*.stories.tsx',
    '../pages/*.stories.tsx',
    '../patterns/*.mdx',
    '../tokens/*.mdx',
    '../../../packages/fleet-portal-kit/src/**/*.stories.tsx',
    '../theme/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  features: { sidebarOnboardingChecklist: false },
  // Storybook hides a story that takes more than 100 ms to prepare, sometimes while React renders it. A hidden field cannot get
  // the focus, so the story stays in the layout and is only invisible.
  previewHead: (head) => `${head}
    <style>
      .sb-show-preparing-story:not(.sb-show-main) > #storybook-root:not([hidden]) {
        display: block;
        opacity: 0;
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Uses the sources of the packages, so no build is needed first.
      resolve: { conditions: ['fleet-source', ...defaultClientConditions] },
      // PGlite loads its WebAssembly file by relative path, which bundling would break.
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        // Found only when the first story is opened, which would reload the page of a test.
        include: ['chromatic/isChromatic', 'storybook/theming/create'],
      },
      build: { target: 'es2022' },
    }),
}

export default config
