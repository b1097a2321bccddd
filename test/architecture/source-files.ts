import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

type ParseResult = ReturnType<typeof parseSync>

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** Relative to the root folder, with forward slashes: `src/domain/kernel/money.ts`. */
  readonly path: string
  readonly text: string
}

/** Each first folder is read once, and each file is parsed once, for all test files of a worker. */
const filesOf = new Map<string, ReadonlyArray<SourceFile>>()
const parsedFiles = new WeakMap<SourceFile, ParseResult>()

/** Every TypeScript file below `folder`, without build output. */
export const sourceFiles = (folder: string): ReadonlyArray<SourceFile> => {
  const [first = folder] = folder.split('/')
  const files = filesOf.get(first) ?? filesBelow(first)
  filesOf.set(first, files)
  return folder === first ? files : files.filter(({ path }) => path.startsWith(`${folder}/`))
}

const filesBelow = (folder: string): ReadonlyArray<SourceFile> =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist') return []
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : []
  })

export const parse = (file: SourceFile): ParseResult => {
  const parsed = parsedFiles.get(file) ?? parseSync(file.path, file.text)
  parsedFiles.set(file, parsed)
  return parsed
}

interface NamedImport {
  readonly from: string
  readonly names: ReadonlyArray<string>
}

/** The modules that a file imports or exports again, with the names that it takes; there is none for a dynamic import. */
export const namedImportsOf = (file: SourceFile): ReadonlyArray<NamedImport> => {
  const { module } = parse(file)
  return [
    ...module.staticImports.map(({ entries, moduleRequest }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? '*'),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ importName, moduleRequest }) =>
        moduleRequest === null ? [] : [{ from: moduleRequest.value, names: [importName.name ?? '*'] }],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from: file.text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      names: [],
    })),
  ]
}

/** The imported modules of a file, dynamic imports of literals included. */
export const importsOf = (file: SourceFile): ReadonlyArray<string> => namedImportsOf(file).map(({ from }) => from)
