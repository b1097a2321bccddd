import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_TIMING } from '#wire/live.codec.ts'
import { markAt } from '../kernel/page-mark.ts'
import { screenPreloadsIn } from './screen-preloads.ts'
import { cspWith, overrideHeaders } from './security-headers.ts'

/** A page of the built client. */
export interface ClientPage {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * Reads the pages from `folder` once, with their compressed copies; undefined without a built client. During
 * maintenance the page contains a mark, so that the client needs no call. The sign-in addresses get a page with the
 * prerendered form. `now`: milliseconds since 1970.
 */
export const clientPageIn = (folder: string, isClosed: () => boolean, now: () => number): ClientPage | undefined => {
  if (!hasClient(folder)) return undefined
  const asBuilt = builtCopies(join(folder, PAGE))
  const marked = markedCopies(asBuilt)
  const signIn = signInPageIn(folder)
  const preloadsOf = screenPreloadsIn(folder)
  return {
    send: ({ headers, url }, reply) => {
      const isSignIn = SIGN_IN_URL.test(url)
      const page = isClosed() ? marked : isSignIn && signIn !== undefined ? signIn.copies : asBuilt
      if (page === signIn?.copies) overrideHeaders(reply, signIn.headers)
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag })
      void reply.header('server-timing', `${PAGE_TIMING};desc="${markAt(now())}"`)
      const preloads = page === asBuilt ? preloadsOf(url) : undefined
      if (preloads !== undefined) void reply.header('link', preloads)
      if (headers['if-none-match'] === page.etag) return reply.code(304).send()
      const accepted = (headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().split(';')[0])
      const encoding = ENCODINGS.find((one) => accepted.includes(one) && page.compressed[one] !== undefined)
      if (encoding !== undefined) void reply.header('content-encoding', encoding)
      return reply
        .type('text/html; charset=utf-8')
        .send(encoding === undefined ? page.plain : page.compressed[encoding])
    },
  }
}

const PAGE = 'index.html'

/** True for a folder with a built client. */
export const hasClient = (folder: string): boolean => existsSync(join(folder, PAGE))

const SIGN_IN_URL = /^\/start(?:\/|\/login)?(?:\?|$)/

interface SignInPage {
  readonly copies: Copies
  readonly headers: Readonly<Record<string, string>>
}

/** Its inline style and script are allowed by their digests. */
const signInPageIn = (folder: string): SignInPage | undefined => {
  const file = join(folder, 'start.html')
  if (!existsSync(file)) return undefined
  const copies = builtCopies(file)
  const html = copies.plain.toString('utf8')
  return { copies, headers: cspWith(digestsIn(html, 'script'), digestsIn(html, 'style')) }
}

const digestsIn = (html: string, tag: 'script' | 'style'): ReadonlyArray<string> =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s(?![^>]*\\bsrc=)[^>]*)?>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (bytes) => gzipSync(bytes),
}

/** One content with its compressed copies. */
interface Copies {
  readonly plain: Buffer
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>
  readonly etag: string
}

const builtCopies = (file: string): Copies => {
  const plain = readFileSync(file)
  const built = ENCODINGS.filter((encoding) => existsSync(file + ENDINGS[encoding]))
  return {
    plain,
    etag: etagOf(plain),
    compressed: Object.fromEntries(built.map((one) => [one, readFileSync(file + ENDINGS[one])])),
  }
}

/** Compresses the marked page with the same encodings. */
const markedCopies = ({ compressed, plain }: Copies): Copies => {
  const marked = Buffer.from(withMark(plain.toString('utf8')))
  const codings = ENCODINGS.filter((encoding) => compressed[encoding] !== undefined)
  return {
    plain: marked,
    etag: etagOf(marked),
    compressed: Object.fromEntries(codings.map((one) => [one, COMPRESS[one](marked)])),
  }
}

const MARK = '<meta name="maintenance" content="on">'

/** At the start of the head; at the start of a page without one. */
const withMark = (html: string): string => {
  const [head] = /<head(?:\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html) ?? ['']
  const at = html.indexOf(head) + head.length
  return html.slice(0, at) + MARK + html.slice(at)
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
