import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

/** The selectable text of each page of a PDF, with one space between its pieces. */
export const pdfPages = async (bytes: Uint8Array): Promise<ReadonlyArray<string>> =>
  (await piecesOf(bytes)).map((pieces) =>
    pieces
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )

/** Where the wanted pieces of text of the first page end, in points from the left. */
export const endsOf = async (
  bytes: Uint8Array,
  isWanted: (text: string) => boolean,
): Promise<ReadonlyArray<number>> => {
  const [first = []] = await piecesOf(bytes)
  return first.filter(({ str }) => isWanted(str)).map(({ transform, width }) => Math.round(transform[4] + width))
}

/** The pieces of text of each page. */
const piecesOf = async (bytes: Uint8Array): Promise<ReadonlyArray<ReadonlyArray<TextItem>>> => {
  /* The reader takes the bytes away. */
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  try {
    const pages: Array<ReadonlyArray<TextItem>> = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.filter((item) => 'str' in item))
    }
    return pages
  } finally {
    await task.destroy()
  }
}
