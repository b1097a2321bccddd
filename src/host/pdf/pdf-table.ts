import type PdfKit from 'pdfkit'

export interface PdfColumn<Row> {
  readonly header: string
  readonly width: number
  readonly align?: 'right'
  /** Drawable text; lines that are too long are wrapped. */
  readonly cell: (row: Row) => string
}

type Pdf = InstanceType<typeof PdfKit>

const SIZE = 8
const GAP = 6

/** A table over as many pages as it needs, each with the headers. A row is never divided. */
export const drawTable = <Row>(
  pdf: Pdf,
  fonts: { readonly regular: string; readonly bold: string },
  columns: ReadonlyArray<PdfColumn<Row>>,
  rows: ReadonlyArray<Row>,
): void => {
  const { bottom, left } = pdf.page.margins
  const end = pdf.page.height - bottom
  /* No gap after the last column, which ends where the table ends. */
  const widths = columns.map(({ width }, at) => (at === columns.length - 1 ? width : width - GAP))
  const drawRow = (cells: ReadonlyArray<string>): void => {
    const { y } = pdf
    let x = left
    let lowest = y
    columns.forEach(({ align, width }, at) => {
      pdf.text(cells[at] ?? '', x, y, { width: widths[at], align: align ?? 'left' })
      lowest = Math.max(lowest, pdf.y)
      x += width
    })
    pdf.y = lowest + GAP / 2
    pdf
      .moveTo(left, pdf.y - GAP / 4)
      .lineTo(x, pdf.y - GAP / 4)
      .lineWidth(0.25)
      .strokeColor('#999999')
      .stroke()
  }
  const drawHeaders = (): void => {
    pdf.font(fonts.bold).fontSize(SIZE)
    drawRow(columns.map(({ header }) => header))
    pdf.font(fonts.regular)
  }
  const heightOf = (cells: ReadonlyArray<string>): number =>
    Math.max(...cells.map((cell, at) => pdf.heightOfString(cell, { width: widths[at] }))) + GAP
  drawHeaders()
  for (const row of rows) {
    const cells = columns.map(({ cell }) => cell(row))
    if (pdf.y + heightOf(cells) > end) {
      pdf.addPage()
      drawHeaders()
    }
    drawRow(cells)
  }
  pdf.x = left
}
