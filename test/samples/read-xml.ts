import { SaxesParser } from 'saxes'

/** An element of a strict, namespace-aware parser. */
export interface Read {
  readonly name: string
  readonly uri: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Read>
  readonly text: string
}

interface Growing extends Read {
  readonly children: Array<Read>
  text: string
}

/** Parses a document in its declared encoding; throws when it is not well formed. */
export const readXml = (bytes: Uint8Array): Read => {
  const encoding = /encoding="([^"]+)"/.exec(Buffer.from(bytes.slice(0, 80)).toString('latin1'))?.[1] ?? 'UTF-8'
  const parser = new SaxesParser({ xmlns: true })
  const open: Array<Growing> = [{ name: '', uri: '', attributes: {}, children: [], text: '' }]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const read = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]))
    const element: Growing = { name: local, uri, attributes: read, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.write(new TextDecoder(encoding, { fatal: true }).decode(bytes)).close()
  const root = open[0]?.children[0]
  if (root === undefined) throw new Error('No element')
  return root
}

/** Every element of that local name, in document order. */
export const all = (element: Read, name: string): ReadonlyArray<Read> =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

export const first = (element: Read, name: string): Read => {
  const found = all(element, name)[0]
  if (found === undefined) throw new Error(`No ${name}`)
  return found
}

/** A decimal with two places, in cents. */
export const cents = (text: string | undefined): number => {
  if (text === undefined || !/^\d+\.\d{2}$/.test(text)) throw new Error(`Not an amount: ${text}`)
  return Number(text.replace('.', ''))
}
