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
): XmlElement | undefined =>
  parent?.children.find((child) => child.name === name && namespaces.includes(child.namespace))

/** The trimmed value; undefined when absent or empty. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  stated(element?.attributes.get(name))

export const textOf = (element: XmlElement | undefined): string | undefined => stated(element?.text)

/** Collapses runs of blanks, as the authorities do before signing. */
export const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const stated = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
