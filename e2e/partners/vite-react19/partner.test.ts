import { testPartner } from '../testPartner.ts'

testPartner({ name: 'vite-react19', own: ['main.tsx'] })
