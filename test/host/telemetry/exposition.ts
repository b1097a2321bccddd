export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Reads the text format of Prometheus (version 0.0.4); throws at a line that is none. */
export const readExposition = (text: string): ReadonlyArray<Sample> => {
  if (!text.endsWith('\n')) throw new Error('The last line does not end')
  const types = new Map<string, string>()
  return text
    .slice(0, -1)
    .split('\n')
    .flatMap((line) => {
      if (line === '' || /^# HELP [a-z\d_]+ \S.*$/.test(line)) return []
      const [, typed = '', type = ''] = /^# TYPE ([a-z\d_]+) (counter|gauge|histogram|summary)$/.exec(line) ?? []
      if (typed !== '') {
        types.set(typed, type)
        return []
      }
      const [, name = '', labels = '', value = ''] =
        /^([a-z\d_]+)(?:\{(.*)\})? (-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|Nan)$/.exec(line) ?? []
      const family = name.replace(/_(?:bucket|sum|count)$/, '')
      if (name === '' || !(types.has(name) || types.has(family))) throw new Error(`Not a sample: ${line}`)
      return [{ name, labels: labelsIn(labels, line), value: numberIn(value) }]
    })
}

const labelsIn = (text: string, line: string): Readonly<Record<string, string>> => {
  const pairs = [...text.matchAll(/([a-z\d_]+)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/g)]
  if (pairs.map(([whole]) => whole).join('') !== text) throw new Error(`Not labels: ${line}`)
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

const numberIn = (text: string): number =>
  text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text === 'Nan' ? Number.NaN : text)
