import { testPartner } from '../testPartner.ts'
import { serveRendered } from './serveRendered.ts'

testPartner({
  name: 'vite-server',
  own: ['Drivers.tsx', 'server.tsx', 'main.tsx'],
  serve: serveRendered,
  isRenderedByServer: true,
})
