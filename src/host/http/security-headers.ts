import type { FastifyInstance } from 'fastify'

/**
 * Scripts, styles, pictures and calls come from this host alone, and strings never become code. The hash is that of the
 * empty style element, which the component library adds and fills rule by rule.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
}

export const secureAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(SECURITY_HEADERS)
    if (isCall(request.url) || reply.getHeader('cache-control') === undefined) void reply.header('cache-control', 'no-store')
  })
}

export const isCall = (url: string): boolean => url.startsWith('/api/') || url === '/api'
