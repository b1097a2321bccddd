import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles, type SourceFile } from './source-files.ts'

/** Allowed imports: first folders of `src`, then npm packages. This table is the architecture. */
const RULES: Readonly<
  Record<string, { readonly layers: ReadonlyArray<string>; readonly packages: ReadonlyArray<string> }>
> = {
  domain: { layers: [], packages: ['fp-ts'] },
  application: { layers: ['domain'], packages: ['fp-ts', 'mobx'] },
  wire: { layers: ['domain'], packages: ['fp-ts', 'io-ts'] },
  infrastructure: {
    layers: ['application', 'wire', 'domain'],
    packages: ['fp-ts', 'io-ts', 'axios', 'date-fns-tz', 'hucre'],
  },
  ui: {
    layers: ['application', 'domain'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'mobx-react-lite',
      '@fluentui/react-components',
      '@fluentui/react-icons',
      '@fontsource-variable/inter',
      'fp-ts',
    ],
  },
  app: {
    layers: ['ui', 'infrastructure', 'application', 'domain'],
    packages: [
      'inversify',
      'react',
      'react-dom',
      'react-router-dom',
      'mobx-react-lite',
      '@fluentui/react-components',
      '@fluentui/react-icons',
    ],
  },
  samples: { layers: ['domain'], packages: ['fp-ts', 'fflate'] },
  host: {
    layers: ['domain', 'wire', 'samples'],
    packages: [
      'fp-ts',
      'io-ts',
      'date-fns-tz',
      'fastify',
      '@fastify/multipart',
      '@fastify/static',
      '@electric-sql/pglite',
      'pg',
      'saxes',
      'fflate',
      'node-forge',
      'ws',
      'jose',
      'xml-crypto',
      'rate-limiter-flexible',
      'nodemailer',
      '@zxcvbn-ts/language-common',
      'sql-template-tag',
      'p-queue',
      'pdfkit',
      '@fontsource-variable/inter',
    ],
  },
}

/** Packages that only one folder of a layer may use. */
const ONLY_THERE: Readonly<Record<string, ReadonlyArray<string>>> = {
  'src/host/report/': ['d3-scale'],
  'src/ui/cash/': ['d3-scale'],
  'src/ui/di/': ['inversify'],
  'src/ui/documents/': ['pdfjs-dist'],
  'src/domain/testing/': ['fast-check'],
  'src/host/telemetry/': [
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const layerOf = (path: string): string => path.split('/')[1] ?? ''

const offences = (file: SourceFile): ReadonlyArray<string> => {
  const layer = layerOf(file.path)
  const rule = RULES[layer]
  if (rule === undefined) return []
  const special = Object.entries(ONLY_THERE).flatMap(([folder, names]) => (file.path.startsWith(folder) ? names : []))
  return importsOf(file)
    .filter((name) => !isAllowed(name, file.path, layer, rule.layers, [...rule.packages, ...special]))
    .map((name) => `${file.path} -> ${name}`)
}

const isAllowed = (
  name: string,
  path: string,
  layer: string,
  layers: ReadonlyArray<string>,
  packages: ReadonlyArray<string>,
): boolean => {
  if (name.startsWith('.')) {
    const target = layerOf(posix.join(posix.dirname(path), name))
    /* The names of the root package are unknown in a workspace, which imports the domain by its path. */
    return target === layer || (layer === 'samples' && layers.includes(target))
  }
  if (name.startsWith('#')) return layers.includes(name.slice(1).split('/')[0] ?? '')
  if (name.startsWith('node:')) return layer === 'host' || layer === 'samples'
  return packages.includes(packageOf(name))
}

describe('the import table', () => {
  const files = sourceFiles('src')

  it('reads the whole source', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it('holds for every file', () => {
    expect(files.flatMap(offences)).toEqual([])
  })

  it('detects violations by name, by path and by a dynamic import', () => {
    const broken = [
      { path: 'src/domain/kernel/bad.ts', text: "import { observable } from 'mobx'" },
      { path: 'src/domain/kernel/bad.ts', text: "export { x } from '../../application/shared/page.ts'" },
      { path: 'src/ui/orders/bad.tsx', text: "const later = () => import('#infrastructure/http/api-call.ts')" },
      { path: 'src/application/orders/bad.ts', text: "import { readFile } from 'node:fs'" },
    ]
    expect(broken.flatMap(offences)).toHaveLength(broken.length)
  })

  it('allows fp-ts by its modules only', () => {
    const whole = files.flatMap((file) =>
      importsOf(file).filter((name) => name === 'fp-ts' || name.startsWith('fp-ts/lib')),
    )
    expect(whole).toEqual([])
  })
})

describe('file names', () => {
  it('are kebab-case, and only the doors of the host re-export others', () => {
    const paths = sourceFiles('src').map(({ path }) => path)
    const names = paths.map((path) => posix.basename(path))
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.tsx?$/.test(name))).toEqual([])
    const indexes = paths.filter((path) => posix.basename(path).startsWith('index.'))
    expect(indexes.filter((path) => !path.startsWith('src/host/'))).toEqual([])
  })
})
