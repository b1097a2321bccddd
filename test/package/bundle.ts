import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** What Vite makes of the program for a browser, as it would in `folder`: one file, minified. */
export const bundle = async (folder: string, program: string): Promise<string> => {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: program } },
  })
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

/** In bytes, as servers send it. */
export const compressed = (code: string): number => brotliCompressSync(code).length
