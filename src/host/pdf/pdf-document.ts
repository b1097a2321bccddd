import { createRequire } from 'node:module'
import PdfKit from 'pdfkit'

/** The documented location of the fonts that pdf.js ships for documents without embedded fonts. */
const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`)
export const FONTS = { regular: fontFile('Regular'), bold: fontFile('Bold') } as const

export const MARGIN = 40
const PAGE_WIDTH = 612
export const WIDTH = PAGE_WIDTH - 2 * MARGIN

export type Pdf = InstanceType<typeof PdfKit>

/** A PDF of letter size that begins with its title. `draw` writes the rest. */
export const createPdf = async (title: string, creator: string, draw: (pdf: Pdf) => void): Promise<Uint8Array> => {
  const pdf = new PdfKit({
    size: 'LETTER',
    margin: MARGIN,
    font: FONTS.regular,
    bufferPages: true,
    lang: 'es',
    displayTitle: true,
    info: { Title: title, Creator: creator },
  })
  const chunks: Array<Buffer> = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => void chunks.push(chunk))
  pdf.font(FONTS.bold).fontSize(16).text(title)
  pdf.font(FONTS.regular).fontSize(10).moveDown(0.5)
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Points for a title, the headers of a table and a first row of several lines. */
const ROOM_BELOW = 120

/** A title of a section, on the page of what follows. */
export const drawHeading = (pdf: Pdf, words: string): void => {
  if (pdf.y > pdf.page.height - MARGIN - ROOM_BELOW) pdf.addPage()
  pdf.x = MARGIN
  pdf.moveDown().font(FONTS.bold).fontSize(12).text(words).font(FONTS.regular).fontSize(10).moveDown(0.3)
}

/** After the last page, because each footer names their number. */
export const drawFooters = (pdf: Pdf, words: string, pageOf: (page: number, pages: number) => string): void => {
  const { count, start } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    /* Text below the bottom margin would open another page. */
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - MARGIN + 10
    pdf.font(FONTS.regular).fontSize(8)
    pdf.text(words, MARGIN, y, { width: WIDTH / 2, lineBreak: false })
    pdf.text(pageOf(at + 1, count), MARGIN + WIDTH / 2, y, { width: WIDTH / 2, align: 'right', lineBreak: false })
  }
}
