import { join } from 'node:path'
import webpack from 'webpack'

/** The shell and the remote use the copy of React that is loaded first. */
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } }

const build = (name, entry, folder, federation) => ({
  name,
  mode: 'production',
  devtool: 'source-map',
  entry,
  output: { path: join(import.meta.dirname, 'dist', folder), publicPath: `/${folder}`, uniqueName: name },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } }],
  },
  plugins: [new webpack.container.ModuleFederationPlugin({ name, shared, ...federation })],
  performance: { hints: false },
})

export default [
  build('fleet', {}, 'remote/', {
    filename: 'remoteEntry.js',
    exposes: { './Drivers': './remote/Drivers.tsx' },
  }),
  build('shell', './shell/main.ts', '', { remotes: { fleet: 'fleet@/remote/remoteEntry.js' } }),
]
