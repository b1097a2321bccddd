import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { SECURITY_HEADERS } from '#host/http/security-headers.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'dist/screens')

/** Writes the page of all screens to `dist/screens`. */
export const bundleScreens = async (): Promise<void> => {
  await promisify(execFile)('vite', ['build', '--config', 'config/vite.screens.config.ts', '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
  })
}

export const ADDRESS = 'http://localhost'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Answers every request of the pages, with the headers of the host and without a network. */
export const serveScreens = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const contentType = TYPES[extname(pathname)]
    if (origin !== ADDRESS || pathname.startsWith('/api/')) return route.abort()
    if (contentType !== undefined)
      return route.fulfill({ path: join(FOLDER, pathname), contentType, headers: SECURITY_HEADERS })
    const body = readFileSync(join(FOLDER, 'test/screens/page/index.html'), 'utf8')
    return route.fulfill({ body, contentType: 'text/html', headers: SECURITY_HEADERS })
  })
