import { test } from '../../tests/portal.ts'
import { testPartner } from '../testPartner.ts'
import { serveRendered } from './serveRendered.ts'

// The page is built for development, so that React reports what it would not in production.
for (const version of ['18.2.0', '18.3.1', '19.3.1']) {
  test.describe(`React ${version}`, () => {
    testPartner({
      name: `vite-server-react${version}`,
      example: 'vite-server',
      own: ['Drivers.tsx', 'server.tsx', 'main.tsx'],
      change: (manifest) => {
        const react = { react: version, 'react-dom': version }
        return { ...manifest, dependencies: { ...manifest.dependencies, ...react } }
      },
      serve: serveRendered,
      isRenderedByServer: true,
    })
  })
}
