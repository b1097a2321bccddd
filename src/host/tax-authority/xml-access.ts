import type { XmlElement } from './xml-tree.ts'

/** Direct children only: an addenda may hold another document, so descendants are never searched. */
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

/** The value without the blanks around it; undefined when absent or empty. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  stated(element?.attributes.get(name))

export const textOf = (element: XmlElement | undefined): string | undefined => stated(element?.text)

/** Runs of blanks become one, as the authorities do before they sign. */
export const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const stated = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
