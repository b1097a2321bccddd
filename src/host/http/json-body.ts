import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_DATA_URL_LENGTH } from '#wire/data-url.ts'

const DEEPEST = 32

/** Parses a text, or throws an error with a `statusCode`. */
type ParseJson = (request: FastifyRequest, text: string) => Promise<unknown>

/** A cart of ten thousand invoices is the largest JSON without a file. */
export const MAX_JSON_BYTES = 1024 * 1024
/** The limit of a body that carries a file: its data URL, and the fields beside it. */
const MAX_BYTES_WITH_FILE = MAX_DATA_URL_LENGTH + 4 * 1024

/**
 * JSON is the only body besides uploads. Deeper nesting than any call needs is rejected before parsing, and the parser
 * rejects keys that reach a prototype.
 */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = parserOf(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text: string | Buffer) => parse(request, String(text)),
  )
}

/** Leaves the body of routes that carry a file unread, so that only an authorized caller makes the host hold megabytes. */
export const deferJson = (scope: FastifyInstance): void => {
  const parse = parserOf(scope)
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (request, payload, done) => {
    done(null, new DeferredBody(() => readJson(request, payload, parse)))
  })
}

/** A body that is not read yet. */
export class DeferredBody {
  readonly read: () => Promise<unknown>

  constructor(read: () => Promise<unknown>) {
    this.read = read
  }
}

const readJson = async (request: FastifyRequest, payload: IncomingMessage, parse: ParseJson): Promise<unknown> => {
  const pieces: Array<Buffer> = []
  let bytes = 0
  for await (const piece of payload as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MAX_BYTES_WITH_FILE) throw Object.assign(new Error('body too large'), { code: TOO_LARGE })
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString()
  /* Each of these steps takes milliseconds for 10 MB: other calls are answered between them. */
  await nextTurn()
  return parse(request, text)
}

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

const parserOf = (app: FastifyInstance): ParseJson => {
  const read = app.getDefaultJsonParser('error', 'error')
  return (request, text) =>
    new Promise((resolve, reject) => {
      if (isTooDeep(text)) return reject(Object.assign(new Error('nested too deep'), { statusCode: 400 }))
      return void read(request, text, (error, body) => (error === null ? resolve(body) : reject(error)))
    })
}

const isTooDeep = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at + 1)
    else if (code === BRACE || code === BRACKET) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (code === BRACE_END || code === BRACKET_END) depth -= 1
  }
  return false
}

/** The place of the closing quote. The search is native, because a string can be a file of megabytes. */
const endOfString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH && at - 1 - backslashes >= from) backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return text.length
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const BRACE = 0x7b
const BRACE_END = 0x7d
const BRACKET = 0x5b
const BRACKET_END = 0x5d
