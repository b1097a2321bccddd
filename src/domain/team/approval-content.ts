/** A request freezes facts by name. A list is a set of lines, in any order. */
export type FrozenContent =
  | string
  | number
  | boolean
  | null
  | ReadonlyArray<FrozenContent>
  | { readonly [field: string]: FrozenContent }

/**
 * The content as one text, which is hashed: equal for equal content only. The order of lines and of fields is not a part of
 * it, every value is.
 */
export const canonicalContent = (content: FrozenContent): string => {
  if (typeof content !== 'object' || content === null) return JSON.stringify(content)
  if (isLines(content)) return `[${content.map(canonicalContent).toSorted().join()}]`
  const fields = Object.entries(content).map(([field, value]) => `${JSON.stringify(field)}:${canonicalContent(value)}`)
  return `{${fields.toSorted().join()}}`
}

const isLines = (content: object): content is ReadonlyArray<FrozenContent> => Array.isArray(content)
