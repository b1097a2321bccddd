import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The one page of the client, as it was built. */
export interface ClientPage {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Reads the page from `folder` once, with its compressed copies. `undefined` where no client was built. */
export const clientPageIn = (folder: string): ClientPage | undefined => {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const plain = readFileSync(file)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const copies = ENCODINGS.flatMap(([encoding, ending]) =>
    existsSync(file + ending) ? [{ encoding, bytes: readFileSync(file + ending) }] : [],
  )
  return {
    send: ({ headers }, reply) => {
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      const accepted = (headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().split(';')[0])
      const copy = copies.find(({ encoding }) => accepted.includes(encoding))
      if (copy !== undefined) void reply.header('content-encoding', copy.encoding)
      return reply.type('text/html; charset=utf-8').send(copy?.bytes ?? plain)
    },
  }
}

/** Best first. */
const ENCODINGS = [['br', '.br'], ['gzip', '.gz']] as const
