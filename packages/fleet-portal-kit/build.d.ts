/** The plugin has no types of its own. */
declare module 'babel-plugin-styled-components' {
  import type { PluginItem } from '@babel/core'
  const plugin: Extract<PluginItem, (...args: never) => unknown>
  export default plugin
}
