import { defineConfig, type PluginOption } from 'vite'
import client from '../vite.config.ts'

/** Compiles styles, which takes most of the time of a build; without it the page makes the same styles. */
const STYLE_COMPILER = 'wyw-in-js'

const isOther = (plugin: PluginOption): boolean =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === STYLE_COMPILER)

/** The client, built quickly: journeys do not measure it. */
export default defineConfig((environment) => {
  const { build, plugins = [], ...rest } = client(environment)
  return {
    ...rest,
    plugins: plugins.flat().filter(isOther),
    build: { ...build, minify: false, reportCompressedSize: false, chunkSizeWarningLimit: Infinity },
  }
})
