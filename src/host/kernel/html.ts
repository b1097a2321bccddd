/** Safe markup, as opposed to unescaped text. */
export interface SafeHtml {
  readonly markup: string
}

/** Template tag for markup; interpolated values are escaped unless they are markup. */
export const html = (parts: TemplateStringsArray, ...values: ReadonlyArray<Content>): SafeHtml => ({
  markup: parts.reduce((written, part, at) => written + textOf(values[at - 1]) + part),
})

type Content = SafeHtml | string | number | undefined | ReadonlyArray<SafeHtml>

const textOf = (value: Content): string => {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '')

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
)
