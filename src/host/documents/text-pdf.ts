/** A PDF with these paragraphs on as many pages as they need. Characters beyond Latin-1 become question marks. */
export const textPdf = (paragraphs: ReadonlyArray<string>): Uint8Array => {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), ''])
  const pages = pagesOf(lines).map(contentOf)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${pageNumber(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  const parts = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const offsets = parts.map((_, at) => head.length + parts.slice(0, at).join('').length)
  const body = head + parts.join('')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

/** The number of a page's object, whose content is the next one. */
const pageNumber = (at: number): number => 4 + 2 * at

const contentOf = (lines: ReadonlyArray<string>): string =>
  `BT /F1 12 Tf 60 730 Td ${lines.map((line) => `(${escaped(line)}) Tj 0 -18 Td`).join(' ')} ET`

const pagesOf = (lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / MAX_LINES)) }, (_, at) =>
    lines.slice(at * MAX_LINES, (at + 1) * MAX_LINES),
  )

/** Lines of 18 points each, between the margins. */
const MAX_LINES = 38
const MAX_CHARACTERS = 78

const wrapped = (text: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && joined.length <= MAX_CHARACTERS) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

const escaped = (line: string): string =>
  line.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?').replaceAll(/[()\\]/g, (sign) => `\\${sign}`)
