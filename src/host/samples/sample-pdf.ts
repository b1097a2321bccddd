/** A PDF of one page with these lines, in ASCII. */
export const samplePdf = (lines: ReadonlyArray<string>): Uint8Array => {
  const text = lines.map((line) => `(${line.replaceAll(/[()\\]/g, ' ')}) Tj 0 -28 Td`).join(' ')
  const content = `BT /F1 16 Tf 60 720 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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
