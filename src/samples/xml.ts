/** An element to write. Names include their prefix; undefined attributes and children are left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Attributes
  readonly children: ReadonlyArray<XmlElement | RawXml | string>
}

/** Serialised markup, such as signed content. */
export interface RawXml {
  readonly raw: string
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

export type Encoding = 'UTF-8' | 'ISO-8859-1'

export const element = (
  name: string,
  attributes: Attributes,
  children: ReadonlyArray<XmlElement | RawXml | string | undefined> = [],
): XmlElement => ({ name, attributes, children: children.filter((child) => child !== undefined) })

/** One text element per entry, in order; undefined ones are left out. */
export const fields = (values: Attributes): ReadonlyArray<XmlElement> =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [element(name, {}, [String(value)])]))

export const raw = (root: XmlElement): RawXml => ({ raw: render(root, 0) })

/** The document with its declaration; characters outside ISO-8859-1 become character references. */
export const xmlDocument = (root: XmlElement, encoding: Encoding): Uint8Array => {
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${render(root, 0)}\n`
  return encoding === 'UTF-8' ? new TextEncoder().encode(text) : latin1(text)
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(
    Buffer.from(
      text.replace(BEYOND_LATIN_1, (char) => `&#${char.codePointAt(0)};`),
      'latin1',
    ),
  )

const BEYOND_LATIN_1 = /[\u{100}-\u{10ffff}]/gu

/**
 * The canonical form (C14N 1.0) of an element that `xmlDocument` writes at `depth`, in the default namespace `xmlns`:
 * the input of XML signatures.
 */
export const canonical = (root: XmlElement, depth: number, xmlns: string): string =>
  render({ ...root, attributes: { xmlns, ...root.attributes } }, depth, CANONICAL).trimStart()

/** Formatting of an element. */
interface Form {
  readonly text: (text: string) => string
  readonly value: (text: string) => string
  readonly closesEmpty: boolean
}

const render = ({ name, attributes, children }: XmlElement, depth: number, form: Form = USUAL): string => {
  const indent = '  '.repeat(depth)
  const open = `${indent}<${name}${renderAttributes(attributes, form)}`
  if (children.length === 0) return form.closesEmpty ? `${open}></${name}>` : `${open}/>`
  const inline = children.some((child) => typeof child === 'string')
  const inner = children.map((child) => {
    if (typeof child === 'string') return form.text(child)
    return 'raw' in child ? child.raw : render(child, inline ? 0 : depth + 1, form)
  })
  return inline ? `${open}>${inner.join('')}</${name}>` : `${open}>\n${inner.join('\n')}\n${indent}</${name}>`
}

const renderAttributes = (attributes: Attributes, form: Form): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${form.value(String(value))}"`))
    .join('')

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\n': '&#10;',
    '\r': '&#13;',
    '\t': '&#9;',
  }),
)

const escape = (text: string): string => text.replace(/[&<>"\n\r\t]/g, (char) => ENTITIES.get(char) ?? char)

const USUAL: Form = { text: escape, value: escape, closesEmpty: false }

const CANONICAL: Form = {
  text: (text) => text.replace(/[&<>\r]/g, (char) => (char === '\r' ? '&#xD;' : (ENTITIES.get(char) ?? char))),
  value: (text) => text.replace(/[&<"\t\n\r]/g, (char) => CANONICAL_BLANKS.get(char) ?? ENTITIES.get(char) ?? char),
  closesEmpty: true,
}

const CANONICAL_BLANKS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '\t': '&#x9;', '\n': '&#xA;', '\r': '&#xD;' }),
)
