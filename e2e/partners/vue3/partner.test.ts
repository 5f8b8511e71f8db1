import { join } from 'node:path'
import { testElementsPage } from '../testElementsPage.ts'

testElementsPage({
  name: 'vue3',
  own: ['App.vue', 'main.js'],
  html: 'dist/index.html',
  folders: (folder) => ({ '/assets/': join(folder, 'dist/assets') }),
  isBuilt: true,
})
