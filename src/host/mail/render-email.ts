import { html, type SafeHtml } from '../kernel/html.ts'
import type { Email } from './mail.port.ts'

/** The final e-mail, as plain text and as HTML. */
export interface RenderedEmail {
  readonly to: { readonly name: ''; readonly address: string }
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Suppresses automatic absence replies. */
  readonly headers: Readonly<Record<string, string>>
}

export const renderEmail = ({ button, paragraphs, subject, to }: Email, from: string): RenderedEmail => {
  const [first = '', ...rest] = paragraphs
  return {
    to: { name: '', address: to },
    from,
    subject,
    text: [GREETING, first, ...(button === undefined ? [] : [button.address]), ...rest, FAREWELL].join('\n\n') + '\n',
    html: documentOf(subject, [
      ...[GREETING, first].map(paragraph),
      ...(button === undefined ? [] : [buttonLink(button)]),
      ...[...rest, FAREWELL].map(paragraph),
    ]).markup,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const GREETING = 'Hola:'
const FAREWELL = 'El equipo de Anticipo'

const BODY = 'margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f1f1f'
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:4px;background:#5b3fd6;color:#ffffff;text-decoration:none'
const ADDRESS = 'margin:0 0 16px;font-size:13px;color:#5c5c5c;word-break:break-all'

const documentOf = (subject: string, content: ReadonlyArray<SafeHtml>): SafeHtml =>
  html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${BODY}">${content}</body></html>
`

const paragraph = (text: string): SafeHtml => html`<p style="margin:0 0 16px">${text}</p>`

/** The URL is shown too, so that readers see its target. */
const buttonLink = ({ address, label }: NonNullable<Email['button']>): SafeHtml =>
  html`<p style="margin:0 0 16px"><a href="${address}" style="${BUTTON}">${label}</a></p>
<p style="${ADDRESS}">${address}</p>`
