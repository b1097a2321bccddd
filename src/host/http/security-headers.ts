import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Scripts, styles, images and calls come from this host only, and strings are never evaluated. The hash is that of the
 * empty style element that the component library adds and fills rule by rule.
 */
const policy = (scripts: ReadonlyArray<string> = [], styles: ReadonlyArray<string> = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The headers of every response; pages of other kinds override them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
}

export const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    void reply.headers({ ...SECURITY_HEADERS, ...OTHERWISE.get(reply) })
    if (isCall(request) || reply.getHeader('cache-control') === undefined)
      void reply.header('cache-control', 'no-store')
  })
}

/** Replaces common headers of a response. */
export const overrideHeaders = (reply: FastifyReply, headers: Readonly<Record<string, string>>): FastifyReply => {
  OTHERWISE.set(reply, headers)
  return reply
}

const OTHERWISE = new WeakMap<FastifyReply, Readonly<Record<string, string>>>()

/** The policy of a page with inline scripts and styles, each allowed by its digest. */
export const cspWith = (
  scripts: ReadonlyArray<string>,
  styles: ReadonlyArray<string>,
): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(scripts, styles),
})

/** By the matched route, because the router normalises `/%61pi/…` and `http://host/api/…`. */
export const isCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url ?? url, url].some((one) => CALL.test(one))

const CALL = /^\/api(?:\/|\?|$)/
