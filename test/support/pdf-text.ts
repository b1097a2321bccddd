import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The selectable text of each page of a PDF, with one space between its pieces. */
export const pdfPages = async (bytes: Uint8Array): Promise<ReadonlyArray<string>> => {
  /* The reader takes the bytes away. */
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  try {
    const pages: Array<string> = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      pages.push(words.replaceAll(/\s+/g, ' '))
    }
    return pages
  } finally {
    await task.destroy()
  }
}
