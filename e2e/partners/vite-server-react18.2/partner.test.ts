import { testPartner } from '../testPartner.ts'
import { serveRendered } from '../vite-server/serveRendered.ts'

testPartner({
  name: 'vite-server-react18.2',
  page: 'vite-server',
  own: ['Drivers.tsx', 'server.tsx', 'main.tsx'],
  change: (manifest) => {
    const react = { react: '18.2.0', 'react-dom': '18.2.0' }
    return { ...manifest, dependencies: { ...manifest.dependencies, ...react } }
  },
  serve: serveRendered,
  isRenderedByServer: true,
})
