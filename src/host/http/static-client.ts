import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Names of built files carry a digest of their content, so they never change under one name. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The page itself names them, so it is asked for every time. */
const EVERY_TIME = 'no-cache'

/** Serves the built client from `folder`, compressed beforehand where it was. Without a build there is nothing to serve. */
export const serveClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!hasClient(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : EVERY_TIME)
    },
  })
}

export const hasClient = (folder: string): boolean => existsSync(join(folder, 'index.html'))
