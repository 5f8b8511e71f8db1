import { join } from 'node:path'

export default {
  mode: 'production',
  devtool: 'source-map',
  entry: './main.tsx',
  output: { path: join(import.meta.dirname, 'dist'), publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } }],
  },
  performance: { hints: false },
}
