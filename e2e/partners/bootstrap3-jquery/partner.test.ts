import { join } from 'node:path'
import { testElementsPage } from '../testElementsPage.ts'

testElementsPage({
  name: 'bootstrap3-jquery',
  own: ['page.js'],
  html: 'index.html',
  folders: (folder) => ({
    '/fleet-portal/': join(folder, 'node_modules/fleet-portal-kit/dist/browser'),
    '/vendor/': join(folder, 'node_modules'),
    '/page/': folder,
  }),
})
