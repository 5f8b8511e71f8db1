import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Your own server answers the session endpoint. In development Vite passes these requests on to it.
  server: { proxy: { '/fleet-session': 'http://localhost:3000' } },
})
