import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Builds the program in `folder` for a browser with Vite: one minified file, without the imports that are left out. */
export const bundle = async (
  folder: string,
  program: string,
  leftOut: (id: string) => boolean = () => false,
): Promise<string> => {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: program, external: leftOut } },
  })
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

/** Size in bytes after Brotli compression, as servers send it. */
export const compressed = (code: string): number => brotliCompressSync(code).length
