import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag) => tag.startsWith('fleet-')

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { sourcemap: true },
  // Your own server answers the session endpoint. In development Vite passes these requests on to it.
  server: { proxy: { '/fleet-session': 'http://localhost:3000' } },
})
