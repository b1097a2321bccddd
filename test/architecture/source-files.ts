import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** Relative to the root folder, with forward slashes: `src/domain/kernel/money.ts`. */
  readonly path: string
  readonly text: string
}

/** Every TypeScript file below `folder`, without build output. */
export const sourceFiles = (folder: string): ReadonlyArray<SourceFile> =>
  readdirSync(join(ROOT, folder)).flatMap((name) => {
    if (name === 'dist') return []
    const path = join(ROOT, folder, name)
    if (statSync(path).isDirectory()) return sourceFiles(join(folder, name))
    return /\.tsx?$/.test(name) ? [{ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }] : []
  })

/** The imported names of a file, dynamic imports of literals included. */
export const importsOf = ({ path, text }: SourceFile): ReadonlyArray<string> => {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
}
