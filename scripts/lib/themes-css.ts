import type { Plugin } from 'vite'
import { themeSheet } from '../../src/ui/design/theme/themes.ts'

const FILE = '/src/ui/design/theme/themes.css'

/** Serves the themes' variables as the style sheet that `index.html` links, in development and in the build. */
export const themesCss: Plugin = {
  name: 'themes-css',
  resolveId: { filter: { id: new RegExp(`^${FILE}`) }, handler: (id) => id },
  load: { filter: { id: new RegExp(`^${FILE}`) }, handler: () => themeSheet() },
}
