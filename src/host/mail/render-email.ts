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
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>',
      escaped(subject),
      '</title></head>',
      '<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f1f1f">',
      ...[GREETING, first].map(paragraph),
      ...(button === undefined ? [] : [pressed(button.label, button.address)]),
      ...[...rest, FAREWELL].map(paragraph),
      '</body></html>\n',
    ].join(''),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const GREETING = 'Hola:'
const FAREWELL = 'El equipo de Anticipo'

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`

/** The URL is shown too, so that readers see its target. */
const pressed = (label: string, address: string): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(address)}" style="display:inline-block;padding:10px 20px;border-radius:4px;` +
  `background:#5b3fd6;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:#5c5c5c;word-break:break-all">${escaped(address)}</p>`

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
)

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)
