import type { FastifyInstance } from 'fastify'
import { sendPage, smallPage } from '../http/small-page.ts'
import { subnetOf } from '../http/subnet.ts'
import { cleanName } from '../identity/clean-text.ts'
import { html } from '../kernel/html.ts'
import type { HostServices } from '../server/services.ts'
import { documentToSign, signByLink, signedText } from './sign-by-link.ts'
import { documentOfCode } from './signature-link.ts'

interface SignatureRequest {
  readonly Params: { readonly code: string }
  readonly Querystring: { readonly nombre?: string; readonly acepto?: string }
}

/** The page behind a link to sign: the person types the name and accepts. Mail scanners that open the link sign nothing. */
export const registerSignaturePage = (app: FastifyInstance, services: HostServices): void => {
  app.get<SignatureRequest>('/signdocument/:code', async ({ id: requestId, ip, params, query }, reply) => {
    if (services.maintenance.isOn()) return sendPage(reply, 503, CLOSED)
    const address = subnetOf(ip)
    const tooMany = await services.limits.openLink(address)
    if (tooMany !== undefined)
      return sendPage(reply.header('retry-after', String(tooMany.retryAfterSeconds)), 429, TOO_MANY)
    const id = documentOfCode(services, params.code)
    const document = id && (await services.database.transaction((tx) => documentToSign(tx, id)))
    if (id === undefined || document === undefined) return sendPage(reply, 410, USELESS)
    await services.limits.linkOpened(address)
    const name = typeof query.nombre === 'string' ? cleanName(query.nombre) : undefined
    const isAccepted = query.acepto === '1' && name !== undefined && LATIN.test(name)
    if (isAccepted) {
      const isSigned = await signByLink(services, id, { address, name, requestId })
      return sendPage(reply, isSigned ? 200 : 410, isSigned ? SIGNED : USELESS)
    }
    const isWrong = query.nombre !== undefined
    return sendPage(reply, 200, questionOf(await signedText(services.database, document), isWrong))
  })
}

/** The characters of the signed file. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff]+$/

const questionOf = ([title = '', ...paragraphs]: ReadonlyArray<string>, isWrong: boolean): string =>
  smallPage(
    'Firma tu documento',
    html`<article><h2>${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</article>`.markup,
    isWrong ? '<p role="alert">Escribe tu nombre completo con letras latinas y marca que aceptas.</p>' : '',
    '<form method="get"><label>Nombre completo<input name="nombre" required maxlength="120" autocomplete="name"></label>',
    '<label><input type="checkbox" name="acepto" value="1" required> Acepto el documento</label><button>Firmar</button></form>',
  )

const TOO_MANY = smallPage('Demasiados intentos', '<p>Espera unos minutos y vuelve a abrir el enlace.</p>')
const CLOSED = smallPage(
  'En mantención',
  '<p>Disculpa las molestias, estamos realizando una breve mantención. Vuelve a abrir el enlace más tarde.</p>',
)
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
