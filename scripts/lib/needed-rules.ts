/** What is left of a page's style sheets, one after the other, when only these classes are on it: their rules, and the tokens those use. */
export const neededRules = (sheet: string, classes: ReadonlySet<string>): string => {
  const rules = kept(sheet, classes)
  const used = usedTokens(rules)
  return rules.replaceAll(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : ''))
}

const kept = (css: string, classes: ReadonlySet<string>): string =>
  rulesIn(css)
    .flatMap(({ head, body }) => {
      if (/^@(?:media|supports|layer)/.test(head)) {
        const inner = kept(body, classes)
        return inner === '' ? [] : [`${head}{${inner}}`]
      }
      const selectors = head.startsWith('@')
        ? [head]
        : head.split(/,(?![^(]*\))/).filter((selector) => applies(selector, classes))
      return selectors.length === 0 ? [] : [`${selectors.join(',')}{${body}}`]
    })
    .join('')

const applies = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name = '']) => classes.has(name))

interface Rule {
  readonly head: string
  readonly body: string
}

/** A built sheet has no comments, and no braces in its texts. */
const rulesIn = (css: string): ReadonlyArray<Rule> => {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return rules
}

/** Those that a rule names, and those that they are made of. */
const usedTokens = (css: string): ReadonlySet<string> => {
  const values = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;{}]*)/g)) {
    const names = values.get(name) ?? new Set()
    namesIn(value).forEach((one) => names.add(one))
    values.set(name, names)
  }
  const used = new Set<string>()
  const use = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    values.get(name)?.forEach(use)
  }
  namesIn(css.replaceAll(/--[\w-]+:[^;{}]*/g, '')).forEach(use)
  return used
}

const namesIn = (css: string): ReadonlyArray<string> =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
