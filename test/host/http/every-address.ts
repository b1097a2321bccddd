import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPageContainer } from '#app/container.ts'
import { createRoutes, routePaths } from '#app/routes.tsx'
import { endpoints } from '#wire/endpoints.ts'

const SOURCE = fileURLToPath(new URL('../../../src/', import.meta.url))

/** Request headers of a page load. */
export const AS_A_PERSON = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}

const NO_MAINTENANCE = { isBuiltOff: false, has: () => false, refetch: async () => '' }

/** Every path of the client's routes, with values for its parameters. */
export const clientAddresses = (): ReadonlyArray<string> =>
  routePaths(createRoutes(createPageContainer(NO_MAINTENANCE))).map((path) =>
    path
      .replaceAll(/:\w+\??/g, '7')
      .replace(/^\*$/, '/nowhere')
      .replace('*', 'legal'),
  )

/** Pages of the host besides calls: each file that registers a route is listed here with its addresses. */
const HOST_PAGES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'documents/signature-page.ts': [
    '/signdocument/abc',
    '/signdocument/abc?nombre=Ana&acepto=1',
    '/signdocument/abc/documento',
  ],
  'http/health.ts': ['/health/live', '/health/ready'],
  'http/register-routes.ts': [],
  'http/static-client.ts': ['/', '/index.html'],
  'identity/email-confirmation-page.ts': [
    '/verifyemail/abc',
    '/verifyemail/abc?confirmar=1',
    `/verifyemail/${'a'.repeat(101)}`,
  ],
  'report/serve-report.ts': ['/reports/xtracker', '/reports/xtracker?ticket=abc'],
  'shell/mute-page.ts': ['/unsubscribe/abc', `/unsubscribe/${'a'.repeat(101)}`],
}

const STRANGE = [
  '/orders/7.0',
  '/nota.txt',
  '/favicon.ico',
  '/assets/',
  '/assets/missing.js',
  '/assets/..%2findex.html',
  '/%2e%2e/package.json',
  '/.env',
  '/%zz',
  '/orders/%zz',
  '/api',
  '/api/',
  '/api/%zz',
  '/api/elsewhere',
  '/%61pi/user',
  '//',
  '//evil.example',
  '/orders//7',
  `/${'x'.repeat(5_000)}`,
  '/start?next=//evil.example',
  '/ws',
  '/ORDERS',
]

export interface Address {
  readonly method: string
  readonly url: string
}

/** Every address of the product: the client's routes and files, the host's pages, all calls, and unknown ones. */
export const everyAddress = (clientFolder: string): ReadonlyArray<Address> => {
  const mounting = filesOf(join(SOURCE, 'host')).filter((file) =>
    /\bapp\.(?:route|get|post|put|delete|all|head)\s*[<(]/.test(readFileSync(join(SOURCE, 'host', file), 'utf8')),
  )
  if (mounting.join() !== Object.keys(HOST_PAGES).join())
    throw new Error(`the host mounts routes in ${mounting.join(', ')}`)
  const files = filesOf(clientFolder).map((file) => `/${file}`)
  const pages = [...clientAddresses(), ...files, ...Object.values(HOST_PAGES).flat(), ...STRANGE]
  return [
    ...pages.flatMap((url) => ['GET', 'HEAD', 'POST', 'OPTIONS'].map((method) => ({ method, url }))),
    ...Object.values(endpoints).flatMap(({ method, path }) =>
      [method, 'HEAD', 'OPTIONS'].map((one) => ({ method: one, url: path.replaceAll(/:\w+/g, '7') })),
    ),
  ]
}

const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted()

/** The faults in the headers of a response. `get` returns a header by its lower-case name. */
export const policyFaults = (get: (name: string) => string | undefined): ReadonlyArray<string> => {
  const policy = new Map(
    (get('content-security-policy') ?? '').split('; ').map((part) => [part.split(' ', 1)[0], part] as const),
  )
  const isReport = policy.has('sandbox')
  const hasScripts = policy.has('script-src')
  const faults: Readonly<Record<string, boolean>> = {
    'default-src': policy.get('default-src') !== "default-src 'none'",
    'base-uri': policy.get('base-uri') !== "base-uri 'none'",
    'form-action': !/^form-action '(?:self|none)'$/.test(policy.get('form-action') ?? ''),
    'frame-ancestors': policy.get('frame-ancestors') !== `frame-ancestors '${isReport ? 'self' : 'none'}'`,
    'trusted types':
      hasScripts &&
      !(policy.has('require-trusted-types-for') && policy.get('trusted-types') === "trusted-types 'none'"),
    'something allowed that is not ours': /unsafe|\*|https?:/.test([...policy.values()].join(';')),
    'x-frame-options': get('x-frame-options') !== (isReport ? 'SAMEORIGIN' : 'DENY'),
    'x-content-type-options': get('x-content-type-options') !== 'nosniff',
    'referrer-policy': get('referrer-policy') !== 'no-referrer',
    'cache-control': get('cache-control') === undefined,
    'set-cookie': get('set-cookie') !== undefined,
  }
  return Object.keys(faults).filter((name) => faults[name])
}
