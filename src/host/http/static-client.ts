import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ClientPage } from './client-page.ts'

/** Names of built files carry a digest of their content, so they never change under one name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** What has no such name is asked for every time. */
const EVERY_TIME = 'no-cache'

const READING = ['GET', 'HEAD']

/** The client's router takes `//name` for another host, and shows nothing. What is led to is always a path of this host. */
const DOUBLE_SLASH = /^(?=\/)[\x21-\x7e]*\/\//

/** Serves the built client from `folder`: its page at the root, its files compressed beforehand where they were. */
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
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : EVERY_TIME)
    },
  })
}
