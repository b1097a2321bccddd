import { html, type SafeHtml } from '../kernel/html.ts'
import type { Email, EmailGroup, EmailLine, EmailSection, Muting } from './mail.port.ts'

/** The final e-mail, as plain text and as HTML. */
export interface RenderedEmail {
  readonly to: { readonly name: ''; readonly address: string }
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The sender, and the address where a choice is turned off. */
export interface Sender {
  readonly from: string
  readonly muteAddress: (muting: Muting) => string
}

export const renderEmail = (
  { button, muting, paragraphs, sections = [], subject, to }: Email,
  { from, muteAddress }: Sender,
): RenderedEmail => {
  const [first = '', ...rest] = paragraphs
  const mute = muting && muteAddress(muting)
  return {
    to: { name: '', address: to },
    from,
    subject,
    text:
      [
        GREETING,
        first,
        ...(button === undefined ? [] : [button.address]),
        ...sections.map(sectionText),
        ...rest,
        FAREWELL,
        ...(mute === undefined ? [] : [`${MUTE}: ${mute}`]),
      ].join('\n\n') + '\n',
    html: documentOf(subject, [
      ...[GREETING, first].map(paragraph),
      ...(button === undefined ? [] : [buttonLink(button)]),
      ...sections.map(sectionOf),
      ...[...rest, FAREWELL].map(paragraph),
      ...(mute === undefined ? [] : [muteLink(mute)]),
    ]).markup,
    /* The first one suppresses automatic absence replies. */
    headers: { 'Auto-Submitted': 'auto-generated', ...(mute === undefined ? {} : oneClick(mute)) },
  }
}

/** A mail program that knows them shows a button, and turns the choice off by a POST without opening a page (RFC 8058, 3.1). */
const oneClick = (address: string): RenderedEmail['headers'] => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const MUTE = 'No quiero recibir más correos como este'
const GREETING = 'Hola:'
const FAREWELL = 'El equipo de Anticipo'

const BODY = 'margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f1f1f'
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:4px;background:#5b3fd6;color:#ffffff;text-decoration:none'
const ADDRESS = 'margin:0 0 16px;font-size:13px;color:#5c5c5c;word-break:break-all'

const HEADING = 'margin:24px 0 8px;padding:16px 0 0;border-top:1px solid #d9d9d9;font-size:18px'
const SUBHEADING = 'margin:0 0 6px;font-size:14px;color:#5c5c5c'
const LIST = 'margin:0 0 16px;padding:0 0 0 20px'

const documentOf = (subject: string, content: ReadonlyArray<SafeHtml>): SafeHtml =>
  html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${BODY}">${content}</body></html>
`

const paragraph = (text: string): SafeHtml => html`<p style="margin:0 0 16px">${text}</p>`

const sectionText = ({ groups, title }: EmailSection): string =>
  [title, ...groups.flatMap((group) => [`${group.title}:`, ...group.lines.map(lineText)])].join('\n')

const lineText = ({ address, text }: EmailLine): string => `- ${text}${address === undefined ? '' : `\n  ${address}`}`

const sectionOf = ({ groups, title }: EmailSection): SafeHtml =>
  html`<h2 style="${HEADING}">${title}</h2>${groups.map(groupOf)}`

const groupOf = ({ lines, title }: EmailGroup): SafeHtml =>
  html`<h3 style="${SUBHEADING}">${title}</h3><ul style="${LIST}">${lines.map(lineOf)}</ul>`

const lineOf = ({ address, text }: EmailLine): SafeHtml =>
  html`<li style="margin:0 0 6px">${address === undefined ? text : html`<a href="${address}" style="color:#5b3fd6">${text}</a>`}</li>`

const muteLink = (address: string): SafeHtml =>
  html`<p style="${ADDRESS}"><a href="${address}" style="color:#5c5c5c">${MUTE}</a></p>`

/** The URL is shown too, so that readers see its target. */
const buttonLink = ({ address, label }: NonNullable<Email['button']>): SafeHtml =>
  html`<p style="margin:0 0 16px"><a href="${address}" style="${BUTTON}">${label}</a></p>
<p style="${ADDRESS}">${address}</p>`
