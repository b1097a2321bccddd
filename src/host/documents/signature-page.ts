import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { answerLink } from '../http/linked-page.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import { sendPage, smallPage } from '../http/small-page.ts'
import { cleanName } from '../kernel/clean-text.ts'
import type { Clock } from '../kernel/clock.ts'
import { html } from '../kernel/html.ts'
import type { Live } from '../live/live.port.ts'
import type { Vault } from '../security/vault.ts'
import type { DocumentStore } from './document-store.port.ts'
import { digestOfText, documentToSign, signByLink } from './sign-by-link.ts'
import { documentOfCode } from './signature-link.ts'
import { signedText, type OrderText } from './signed-text.ts'
import type { StoredDocument } from './store.ts'
import { textPdf } from './text-pdf.ts'

interface Services {
  readonly orderText: OrderText
  readonly clock: Clock
  readonly database: Database
  readonly documents: DocumentStore
  readonly limits: Limits
  readonly live: Live
  readonly maintenance: Maintenance
  readonly vault: Vault
}

interface LinkRequest {
  readonly Params: { readonly code: string }
}

interface SignatureRequest extends LinkRequest {
  readonly Body: URLSearchParams
}

/**
 * The page behind a link to sign: the person reads what is signed, types the name and accepts. Only the form changes anything; the
 * link and the PDF can be opened by mail scanners.
 */
export const registerSignaturePage = (parent: FastifyInstance, services: Services): void => {
  void parent.register(async (app) => {
    acceptForm(app)
    app.get<LinkRequest>('/signdocument/:code', (request, reply) =>
      withDocument(services, request, reply, async ({ document }) =>
        sendPage(
          reply,
          200,
          questionOf(await signedText(services.database, document, services.orderText), request.params.code),
        ),
      ),
    )
    app.get<LinkRequest>('/signdocument/:code/documento', (request, reply) =>
      withDocument(services, request, reply, async ({ document }) =>
        reply
          .header('content-disposition', 'inline; filename="documento.pdf"')
          .type('application/pdf')
          .send(Buffer.from(textPdf(await signedText(services.database, document, services.orderText)))),
      ),
    )
    app.post<SignatureRequest>('/signdocument/:code', (request, reply) =>
      withDocument(services, request, reply, (link) => sign(services, request, reply, link)),
    )
  })
}

/** A name, a box and a digest. */
const MAX_FORM_BYTES = 4 * 1024

const acceptForm = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, text: string | Buffer) => new URLSearchParams(String(text)),
  )
}

interface Link {
  readonly document: StoredDocument
  /** Where the person is, for the limits and the audit log. */
  readonly address: string
}

/** A code that was used is counted like a wrong one. */
const withDocument = (
  services: Services,
  { ip, params }: Pick<FastifyRequest<LinkRequest>, 'ip' | 'params'>,
  reply: FastifyReply,
  answer: (link: Link) => Promise<FastifyReply>,
): Promise<FastifyReply> =>
  answerLink(services, ip, reply, {
    find: async () => {
      const id = documentOfCode(services, params.code)
      return id && services.database.transaction((tx) => documentToSign(tx, id))
    },
    useless: USELESS,
    answer: (document, address) => answer({ document, address }),
  })

const sign = async (
  services: Services,
  { body, id: requestId, params }: Pick<FastifyRequest<SignatureRequest>, 'body' | 'id' | 'params'>,
  reply: FastifyReply,
  { address, document }: Link,
): Promise<FastifyReply> => {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const name = cleanName(form.get('nombre') ?? '')
  const again = async (problem: string): Promise<FastifyReply> =>
    sendPage(
      reply,
      200,
      questionOf(await signedText(services.database, document, services.orderText), params.code, problem),
    )
  if (form.get('acepto') !== '1' || name === undefined || !LATIN.test(name)) return again(NOT_ACCEPTED)
  const seen = form.get('huella') ?? ''
  const signing = await signByLink(services, document.id, { address, name, requestId, seen })
  if (signing === 'CHANGED') return again(TEXT_CHANGED)
  return signing === 'SIGNED' ? sendPage(reply, 200, SIGNED) : sendPage(reply, 410, USELESS)
}

const NOT_ACCEPTED = 'Escribe tu nombre completo con letras latinas y marca que aceptas.'
const TEXT_CHANGED = 'El documento cambió desde que abriste esta página y no se firmó. Léelo de nuevo.'

/** The characters of the signed file. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff]+$/

/** The PDF has all paragraphs. */
const MAX_SHOWN = 50

const questionOf = (paragraphs: ReadonlyArray<string>, code: string, problem?: string): string => {
  const [title = '', ...texts] = paragraphs
  const shown = texts.slice(0, MAX_SHOWN)
  const hidden = texts.length - shown.length
  const address = `/signdocument/${encodeURIComponent(code)}`
  return smallPage(
    'Firma tu documento',
    html`<article><h2>${title}</h2>${shown.map((text) => html`<p>${text}</p>`)}</article>`.markup,
    hidden === 0 ? '' : `<p>El PDF tiene ${hidden} párrafos más.</p>`,
    html`<p><a href="${address}/documento" target="_blank" rel="noopener">Ver el documento completo (PDF)</a></p>`
      .markup,
    problem === undefined ? '' : html`<p role="alert">${problem}</p>`.markup,
    html`<form method="post" action="${address}"><input type="hidden" name="huella" value="${digestOfText(paragraphs)}">`
      .markup,
    '<label>Nombre completo<input name="nombre" required maxlength="120" autocomplete="name"></label>',
    '<label><input type="checkbox" name="acepto" value="1" required> Acepto el documento</label><button>Firmar</button></form>',
  )
}

const SIGNED = smallPage(
  'Firmaste tu documento',
  '<p>Gracias. Un ejecutivo lo revisará; ya puedes cerrar esta página.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
const USELESS = smallPage(
  'Este enlace ya no sirve',
  '<p>El documento se firmó antes o el enlace venció. Si falta tu firma, te enviaremos otro.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
