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
