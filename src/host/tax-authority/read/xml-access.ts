import type { XmlElement } from './xml-tree.ts'

/** Direct children only: an addenda may contain another document, so descendants are never searched. */
export const childrenOf = (
  parent: XmlElement | undefined,
  namespaces: ReadonlyArray<string>,
  name: string,
): ReadonlyArray<XmlElement> =>
  parent === undefined
    ? []
    : parent.children.filter((child) => child.name === name && namespaces.includes(child.namespace))

export const childOf = (
  parent: XmlElement | undefined,
  namespaces: ReadonlyArray<string>,
  name: string,
): XmlElement | undefined => {
  if (parent === undefined) return undefined
  for (const child of parent.children) if (child.name === name && namespaces.includes(child.namespace)) return child
  return undefined
}

/** Names of which a parent has each once, as bits of a number: at most 31. */
export type UniqueNames = ReadonlyMap<string, number>

export const uniqueNames = (names: string): UniqueNames => new Map(names.split(' ').map((name, at) => [name, 1 << at]))

/** Whether one of the `unique` children is there twice. */
export const repeats = (
  parent: XmlElement | undefined,
  namespaces: ReadonlyArray<string>,
  unique: UniqueNames,
): boolean =>
  parent !== undefined &&
  isTwiceIn(parent.children, unique) &&
  isTwiceIn(
    parent.children.filter(({ namespace }) => namespaces.includes(namespace)),
    unique,
  )

const isTwiceIn = (elements: ReadonlyArray<XmlElement>, unique: UniqueNames): boolean => {
  let seen = 0
  for (const { name } of elements) {
    const bit = unique.get(name) ?? 0
    if ((seen & bit) !== 0) return true
    seen |= bit
  }
  return false
}

/** The trimmed value of a figure, a date or an identifier; undefined when absent or empty. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  stated(element?.attributes.get(name))

export const textOf = (element: XmlElement | undefined): string | undefined => stated(element?.text)

/** A stated text for people, in one line; undefined when nothing remains. */
export const lineOf = (text: string | undefined): string | undefined =>
  stated(text === undefined ? text : collapse(text))

/** Blanks and control characters, raw or from character references, count as one blank. */
export const collapse = (text: string): string =>
  EVEN.test(text) ? text : text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Printable characters of ASCII and Latin-1 with single blanks, as most texts are. */
const EVEN = /^[!-~\u00a1-\u00ff]+(?: [!-~\u00a1-\u00ff]+)*$/

const stated = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
