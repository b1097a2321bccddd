/** An element to be written. Names carry their prefix; an undefined attribute or child is left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Attributes
  readonly children: ReadonlyArray<XmlElement | string>
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

export type Encoding = 'UTF-8' | 'ISO-8859-1'

export const element = (
  name: string,
  attributes: Attributes,
  children: ReadonlyArray<XmlElement | string | undefined> = [],
): XmlElement => ({ name, attributes, children: children.filter((child) => child !== undefined) })

/** One text element per entry, in the order written; undefined ones are left out. */
export const fields = (values: Attributes): ReadonlyArray<XmlElement> =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [element(name, {}, [String(value)])]))

/** The whole document with its declaration; what ISO-8859-1 has no byte for becomes a character reference. */
export const xmlDocument = (root: XmlElement, encoding: Encoding): Uint8Array => {
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${render(root, 0)}\n`
  return encoding === 'UTF-8' ? new TextEncoder().encode(text) : latin1(text)
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(Buffer.from(text.replace(BEYOND_LATIN_1, (char) => `&#${char.codePointAt(0)};`), 'latin1'))

const BEYOND_LATIN_1 = /[\u{100}-\u{10ffff}]/gu

const render = ({ name, attributes, children }: XmlElement, depth: number): string => {
  const indent = '  '.repeat(depth)
  const open = `${indent}<${name}${renderAttributes(attributes)}`
  if (children.length === 0) return `${open}/>`
  const inline = children.some((child) => typeof child === 'string')
  const inner = children.map((child) => (typeof child === 'string' ? escape(child) : render(child, inline ? 0 : depth + 1)))
  return inline ? `${open}>${inner.join('')}</${name}>` : `${open}>\n${inner.join('\n')}\n${indent}</${name}>`
}

const renderAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(String(value))}"`))
    .join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;',
}

const escape = (text: string): string => text.replace(/[&<>"\n\r\t]/g, (char) => ENTITIES[char] ?? char)
