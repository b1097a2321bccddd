import * as E from 'fp-ts/Either'
import { SaxesParser } from 'saxes'
import { STANDARD_LIMITS, type ReadingLimits } from '../../config/reading-limits.ts'
import type { LimitCode } from './tax-document.ts'

/** An element for the readers. Prefixed attributes (`xsi:schemaLocation`) are left out. */
export interface XmlElement {
  /** The local name. Elements are of one kind when local name and namespace agree, whatever the prefix. */
  readonly name: string
  /** Empty when the element is in no namespace. */
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: ReadonlyArray<XmlElement>
  /** The character data inside it; empty when it has children, because no field of a document mixes both. */
  readonly text: string
}

export type XmlError = 'XML_MALFORMED' | 'XML_DTD_FORBIDDEN' | LimitCode

/**
 * Parses a well-formed, namespace-well-formed document without a DOCTYPE. Nothing is ever fetched and only the five
 * entities of XML are expanded. Elements with a local name in `hollow` are validated like others and stored without
 * content: the lines and seals of a large envelope would take most of its memory.
 */
export const parseXml = (
  text: string,
  hollow: ReadonlySet<string> = NONE,
  limits: ReadingLimits = STANDARD_LIMITS,
): E.Either<XmlError, XmlElement> => {
  if (hasDoctype(text)) return E.left('XML_DTD_FORBIDDEN')
  const growth = new TreeBuilder(text.length, hollow, limits)
  try {
    growth.parse(text)
  } catch (cause) {
    return E.left(cause instanceof Rejected ? cause.code : 'XML_MALFORMED')
  }
  return growth.root === undefined ? E.left('XML_MALFORMED') : E.right(growth.root)
}

const NONE: ReadonlySet<string> = new Set()

/** By the exclamation mark, which documents seldom have: a pattern that ignores case takes a tenth of the time of reading. */
const hasDoctype = (text: string): boolean => {
  for (let at = text.indexOf('!'); at !== -1; at = text.indexOf('!', at + 1)) {
    if (text[at - 1] === '<' && text.slice(at + 1, at + 8).toUpperCase() === 'DOCTYPE') return true
  }
  return false
}

/** A separate document, whatever its parent. */
const DOCUMENTS: ReadonlySet<string> = new Set(['Comprobante', 'DTE'])

class Rejected extends Error {
  readonly code: XmlError

  constructor(code: XmlError) {
    super(code)
    this.code = code
  }
}

interface MutableElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  children: Array<MutableElement>
  text: string
}

/** Most elements have neither: shared, they cost no memory. */
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()
const NO_CHILDREN: Array<MutableElement> = []

/** An unfinished document: its start, its depth, and its number in the file. */
interface OpenDocument {
  readonly from: number
  readonly depth: number
  readonly elements: number
}

/**
 * Builds the tree during parsing. Without an `error` handler the parser throws at the first error. Each handler is one
 * more property of the parser, and with a seventh the engine no longer optimises it: four times slower.
 */
class TreeBuilder {
  root: MutableElement | undefined
  readonly #length: number
  readonly #hollow: ReadonlySet<string>
  readonly #limits: ReadingLimits
  readonly #parser = new SaxesParser({ xmlns: true, position: false })
  readonly #open: Array<MutableElement> = []
  /** The number of open elements from the hollow one on; their parent has a child, so that it has no text. */
  #insideHollow = 0
  #elements = 0
  #depth = 0
  #attributes = 0
  #stated: Map<string, string> | undefined
  #document: OpenDocument | undefined
  readonly #append = (data: string): void => {
    const parent = this.#open.at(-1)
    if (parent?.children === NO_CHILDREN) parent.text += data
  }

  constructor(length: number, hollow: ReadonlySet<string>, limits: ReadingLimits) {
    this.#length = length
    this.#hollow = hollow
    this.#limits = limits
  }

  parse(text: string): void {
    const parser = this.#parser
    parser.on('attribute', ({ local, prefix, value }) => {
      this.#attributes += 1
      if (this.#attributes > this.#limits.attributes) throw new Rejected('XML_TOO_MANY_ATTRIBUTES')
      if (this.#insideHollow === 0 && prefix === '' && local !== 'xmlns') (this.#stated ??= new Map()).set(local, value)
    })
    parser.on('opentag', ({ local, uri }) => {
      this.#count(local, parser.position)
      this.#enter(local, uri)
    })
    parser.on('closetag', () => this.#leave(parser.position))
    parser.on('text', this.#append)
    parser.on('cdata', this.#append)
    parser.write(text).close()
  }

  #count(name: string, position: number): void {
    this.#elements += 1
    this.#depth += 1
    this.#attributes = 0
    if (this.#depth > this.#limits.depth) throw new Rejected('XML_TOO_DEEP')
    if (this.#elements > this.#limits.fileElements) throw new Rejected('FILE_TOO_MANY_ELEMENTS')
    if (this.#document === undefined && DOCUMENTS.has(name))
      this.#document = { from: position, depth: this.#depth, elements: this.#elements }
    if (this.#document !== undefined) this.#checkDocument(this.#document, position)
  }

  #checkDocument({ depth, elements, from }: OpenDocument, position: number): void {
    /* A document alone in its file ends with the file, so that it need not be searched. */
    const end = depth === 1 ? this.#length : position
    if (end - from > this.#limits.documentBytes) throw new Rejected('DOCUMENT_TOO_LARGE')
    if (this.#elements - elements >= this.#limits.documentElements) throw new Rejected('DOCUMENT_TOO_MANY_ELEMENTS')
  }

  #enter(name: string, namespace: string): void {
    if (this.#insideHollow > 0) {
      this.#insideHollow += 1
      return
    }
    const attributes = this.#stated ?? NO_ATTRIBUTES
    this.#stated = undefined
    const element: MutableElement = { name, namespace, attributes, children: NO_CHILDREN, text: '' }
    const parent = this.#open.at(-1)
    if (parent === undefined) this.root ??= element
    else if (parent.children === NO_CHILDREN) {
      parent.children = [element]
      parent.text = ''
    } else parent.children.push(element)
    if (this.#hollow.has(name)) {
      this.#insideHollow = 1
      /* Without a handler the parser validates a text and does not cut it out. */
      this.#parser.off('text')
    } else this.#open.push(element)
  }

  #leave(position: number): void {
    if (this.#document?.depth === this.#depth) {
      this.#checkDocument(this.#document, position)
      this.#document = undefined
    }
    this.#depth -= 1
    if (this.#insideHollow === 0) this.#open.pop()
    else {
      this.#insideHollow -= 1
      if (this.#insideHollow === 0) this.#parser.on('text', this.#append)
    }
  }
}
