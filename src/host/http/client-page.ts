import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The one page of the client, as it was built. */
export interface ClientPage {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * Reads the page from `folder` once, with its compressed copies. `undefined` where no client was built. While the host is
 * closed the page says so in its head, so that the client knows without asking.
 */
export const clientPageIn = (folder: string, isClosed: () => boolean): ClientPage | undefined => {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const asBuilt = builtCopies(file)
  const marked = markedCopies(asBuilt)
  return {
    send: ({ headers }, reply) => {
      const page = isClosed() ? marked : asBuilt
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag })
      if (headers['if-none-match'] === page.etag) return reply.code(304).send()
      const accepted = (headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().split(';')[0])
      const encoding = ENCODINGS.find((one) => accepted.includes(one) && page.compressed[one] !== undefined)
      if (encoding !== undefined) void reply.header('content-encoding', encoding)
      return reply.type('text/html; charset=utf-8').send(encoding === undefined ? page.plain : page.compressed[encoding])
    },
  }
}

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (bytes) => gzipSync(bytes),
}

/** One content, in the codings it is sent in. */
interface Copies {
  readonly plain: Buffer
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>
  readonly etag: string
}

const builtCopies = (file: string): Copies => {
  const plain = readFileSync(file)
  const built = ENCODINGS.filter((encoding) => existsSync(file + ENDINGS[encoding]))
  return { plain, etag: etagOf(plain), compressed: Object.fromEntries(built.map((one) => [one, readFileSync(file + ENDINGS[one])])) }
}

/** In the same codings, each made anew from the page with its mark. */
const markedCopies = ({ compressed, plain }: Copies): Copies => {
  const marked = Buffer.from(withMark(plain.toString('utf8')))
  const codings = ENCODINGS.filter((encoding) => compressed[encoding] !== undefined)
  return { plain: marked, etag: etagOf(marked), compressed: Object.fromEntries(codings.map((one) => [one, COMPRESS[one](marked)])) }
}

const MARK = '<meta name="maintenance" content="on">'

/** Into the head, before what is read first; a page without one gets it at its beginning. */
const withMark = (html: string): string => {
  const [head] = /<head(?:\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html) ?? ['']
  const at = html.indexOf(head) + head.length
  return html.slice(0, at) + MARK + html.slice(at)
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
