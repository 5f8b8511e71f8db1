import { testPartner } from '../testPartner.ts'

testPartner({ name: 'webpack5', own: ['main.tsx'] })
