import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themesCss } from '../scripts/lib/themes-css.ts'

/** The page of the screen tests: without Griffel's compiler, which only makes the first load faster. */
export default defineConfig({
  plugins: [themesCss, react()],
  build: {
    outDir: 'dist/screens',
    target: 'es2023',
    minify: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'test/screens/page/index.html' },
  },
})
