import { testPartner } from '../testPartner.ts'
import { serveNext } from './serveNext.ts'

testPartner({
  name: 'next-app',
  own: ['app/Drivers.tsx', 'app/page.tsx', 'app/fleet-session/route.ts'],
  output: '.next/static',
  serve: serveNext,
  isRenderedByServer: true,
})
