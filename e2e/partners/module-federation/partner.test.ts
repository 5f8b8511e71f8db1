import { testPartner } from '../testPartner.ts'

testPartner({ name: 'module-federation', own: ['remote/Drivers.tsx', 'shell/main.ts', 'shell/page.tsx'] })
