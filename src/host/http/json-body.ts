import type { FastifyInstance } from 'fastify'

const DEEPEST = 32

/**
 * JSON is the only body besides uploads. Deeper nesting than any call needs is rejected before parsing, and the parser
 * rejects keys that reach a prototype.
 */
export const acceptJson = (app: FastifyInstance): void => {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text)
    if (isTooDeep(body)) return done(Object.assign(new Error('nested too deep'), { statusCode: 400 }), undefined)
    return read(request, body, done)
  })
}

const isTooDeep = (text: string): boolean => {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === BRACE || code === BRACKET) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (code === BRACE_END || code === BRACKET_END) depth -= 1
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const BRACE = 0x7b
const BRACE_END = 0x7d
const BRACKET = 0x5b
const BRACKET_END = 0x5d
