import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ClientPage } from './client-page.ts'

/** The names of built files contain a digest of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Files without a digest are revalidated on each request. */
const EVERY_TIME = 'no-cache'

const READING = ['GET', 'HEAD']

/** The client's router would read `//name` as another host. A redirect target is always a path of this host. */
const DOUBLE_SLASH = /^(?=\/)[\x21-\x7e]*\/\//

/** Serves the built client from `folder`: its page at the root, and its files with their compressed copies. */
export const serveClient = async (app: FastifyInstance, folder: string, page: ClientPage): Promise<void> => {
  for (const url of ['/', '/index.html']) app.route({ method: READING, url, handler: page.send })
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const [path = ''] = url.split('?', 1)
    if (!READING.includes(method) || !DOUBLE_SLASH.test(path)) return undefined
    return reply
      .header('cache-control', 'no-store')
      .redirect(path.replaceAll(/[/\\]{2,}/g, '/') + url.slice(path.length))
  })
  await app.register(fastifyStatic, {
    root: folder,
    /* A route for each file: one for all would read the folder at each request. */
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : EVERY_TIME)
    },
  })
}
