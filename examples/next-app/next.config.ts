import type { NextConfig } from 'next'

const config: NextConfig = { reactStrictMode: true, productionBrowserSourceMaps: true }

export default config
