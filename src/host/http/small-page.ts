import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { overrideHeaders } from './security-headers.ts'

/** A page of the host without scripts. The content is markup. */
export const smallPage = (title: string, ...content: ReadonlyArray<string>): string =>
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${title} · Anticipo</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${content.join('')}</main></body></html>`

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  overrideHeaders(reply, { 'content-security-policy': POLICY }).code(status).type('text/html; charset=utf-8').send(page)

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Arial,Helvetica,sans-serif;line-height:1.5;' +
  'color-scheme:light dark;background:Canvas;color:CanvasText}main{max-width:26rem;padding:2rem;text-align:center}h1{font-size:1.5rem}' +
  'button{font:inherit;padding:.6rem 1.4rem;border:0;border-radius:4px;background:#5b3fd6;color:#fff;cursor:pointer;min-height:44px}' +
  'button:focus-visible{outline:2px solid CanvasText;outline-offset:2px}' +
  'label{display:block;margin:1rem 0}input[name=nombre]{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem;margin-top:.3rem}' +
  'article{text-align:left;border:1px solid GrayText;border-radius:4px;padding:0 1rem}'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
