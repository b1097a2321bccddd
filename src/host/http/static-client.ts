import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ClientPage } from './client-page.ts'

/** Names of built files carry a digest of their content, so they never change under one name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** What has no such name is asked for every time. */
const EVERY_TIME = 'no-cache'

/** Serves the built client from `folder`: its page at the root, its files compressed beforehand where they were. */
export const serveClient = async (app: FastifyInstance, folder: string, page: ClientPage): Promise<void> => {
  app.get('/', page.send)
  app.get('/index.html', page.send)
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
