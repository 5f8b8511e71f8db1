import { testPartner } from '../testPartner.ts'
import { serveRendered } from '../vite-server/serveRendered.ts'

testPartner({
  name: 'vite-server-react18.3',
  page: 'vite-server',
  own: ['Drivers.tsx', 'server.tsx', 'main.tsx'],
  change: (manifest) => {
    const react = { react: '18.3.1', 'react-dom': '18.3.1' }
    return { ...manifest, dependencies: { ...manifest.dependencies, ...react } }
  },
  serve: serveRendered,
  isRenderedByServer: true,
})
