/** A parsed e-mail message. */
export interface ReadMail {
  readonly header: (name: string) => string | undefined
  /** The text of each part, by its type. */
  readonly parts: ReadonlyMap<string, string>
}

/** Parses the used subset of RFC 5322 and MIME (RFC 2045 to 2047). */
export const parseMail = (source: string): ReadMail => {
  const { body, header } = split(source)
  const boundary = /boundary="([^"]+)"/.exec(header('content-type') ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')))
  return {
    header,
    parts: new Map(parts.map((part) => [part.header('content-type')?.split(';')[0] ?? '', contentOf(part)])),
  }
}

interface Part {
  readonly header: (name: string) => string | undefined
  readonly body: string
}

const split = (source: string): Part => {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', wordsOf(line.replace(/^[^:]+:\s*/, ''))]),
  )
  return { header: (name) => headers.get(name), body: source.slice(end + 4) }
}

const contentOf = ({ body, header }: Part): string => {
  switch (header('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable':
      return quotedPrintable(body)
    default:
      return body
  }
}

const quotedPrintable = (text: string): string => {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Encoded words: `=?UTF-8?Q?Confirma?=`. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
