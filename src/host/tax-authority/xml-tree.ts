import * as E from 'fp-ts/Either'
import { SaxesParser } from 'saxes'

/** An element as the readers need it. Prefixed attributes (`xsi:schemaLocation`) are left out. */
export interface XmlElement {
  /** The local name. Two elements are the same kind when local name and namespace agree, whatever the prefix. */
  readonly name: string
  /** Empty when the element is in no namespace. */
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: ReadonlyArray<XmlElement>
  /** The character data directly inside it. */
  readonly text: string
}

export type XmlError = 'XML_MALFORMED' | 'XML_DTD_FORBIDDEN'

/** Nesting costs a namespace-aware parser the square of the depth; no tax document nests beyond 20. */
export const MAX_DEPTH = 64
export const MAX_ATTRIBUTES = 256
const MAX_ELEMENTS = 1_000_000

/**
 * Reads a well-formed, namespace-well-formed document without a DOCTYPE. Nothing outside the text is ever fetched and
 * no entity but the five of XML is expanded. What exceeds the limits counts as malformed. Elements with a local name in
 * `hollow` are checked like others and kept without what is inside them: the lines and seals of a large envelope would
 * take most of its memory.
 */
export const parseXml = (text: string, hollow: ReadonlySet<string> = NONE): E.Either<XmlError, XmlElement> => {
  if (DOCTYPE.test(text)) return E.left('XML_DTD_FORBIDDEN')
  const growth = new TreeGrowth(hollow)
  try {
    growth.parse(text)
  } catch (cause) {
    return E.left(cause instanceof DoctypeFound ? 'XML_DTD_FORBIDDEN' : 'XML_MALFORMED')
  }
  return growth.root === undefined ? E.left('XML_MALFORMED') : E.right(growth.root)
}

const NONE: ReadonlySet<string> = new Set()

const DOCTYPE = /<!DOCTYPE/i

class DoctypeFound extends Error {}
class LimitExceeded extends Error {}

interface Growing {
  readonly name: string
  readonly namespace: string
  readonly attributes: Map<string, string>
  readonly children: Array<Growing>
  text: string
}

/**
 * Builds the tree as the parser goes. Without an `error` handler the parser throws at the first error. Each handler is
 * one more property of the parser, and with a seventh the engine no longer optimises it: four times slower.
 */
class TreeGrowth {
  root: Growing | undefined
  readonly #hollow: ReadonlySet<string>
  readonly #open: Array<Growing> = []
  /** How many elements are open from the hollow one on. */
  #insideHollow = 0
  #elements = 0
  #depth = 0
  #attributes = 0

  constructor(hollow: ReadonlySet<string>) {
    this.#hollow = hollow
  }

  parse(text: string): void {
    const parser = new SaxesParser({ xmlns: true, position: false })
    parser.on('doctype', () => {
      throw new DoctypeFound()
    })
    parser.on('attribute', () => {
      this.#attributes += 1
      if (this.#attributes > MAX_ATTRIBUTES) throw new LimitExceeded()
    })
    parser.on('opentag', (tag) => {
      this.#count()
      this.#enter(tag)
    })
    parser.on('closetag', () => this.#leave())
    parser.on('text', (data) => this.#append(data))
    parser.on('cdata', (data) => this.#append(data))
    parser.write(text).close()
  }

  #count(): void {
    this.#elements += 1
    this.#depth += 1
    this.#attributes = 0
    if (this.#depth > MAX_DEPTH || this.#elements > MAX_ELEMENTS) throw new LimitExceeded()
  }

  #enter(tag: {
    readonly local: string
    readonly uri: string
    readonly attributes: Readonly<
      Record<string, { readonly prefix: string; readonly local: string; readonly value: string }>
    >
  }): void {
    if (this.#insideHollow > 0) {
      this.#insideHollow += 1
      return
    }
    const attributes = new Map<string, string>()
    for (const { prefix, local, value } of Object.values(tag.attributes)) {
      if (prefix === '' && local !== 'xmlns') attributes.set(local, value)
    }
    const element: Growing = { name: tag.local, namespace: tag.uri, attributes, children: [], text: '' }
    this.#open.at(-1)?.children.push(element)
    this.root ??= element
    if (this.#hollow.has(tag.local)) this.#insideHollow = 1
    else this.#open.push(element)
  }

  #leave(): void {
    this.#depth -= 1
    if (this.#insideHollow > 0) this.#insideHollow -= 1
    else this.#open.pop()
  }

  #append(data: string): void {
    if (this.#insideHollow > 0) return
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.text += data
  }
}
