import { defineConfig } from 'vite'

// Your own server answers the session endpoint. In development Vite passes these requests on to it.
export default defineConfig({ server: { proxy: { '/fleet-session': 'http://localhost:3000' } } })
