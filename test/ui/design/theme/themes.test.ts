import { describe, expect, it } from 'vitest'
import { themeClass, type Appearance } from '#ui/design/theme/appearance.ts'
import { THEMES, themeSheet } from '#ui/design/theme/themes.ts'

const LOOKS = Object.keys(THEMES) as ReadonlyArray<Appearance>

/** The variables of a theme's class in the style sheet. */
const variablesOf = (look: Appearance): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...themeSheet().matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === `.${themeClass(look)}`))
      .flatMap(([, , body = '']) =>
        [...body.matchAll(/--(\w+): (.*);\n/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  )

describe('the style sheet of the themes', () => {
  it.each(LOOKS)('defines every token in the %s theme', (look) => {
    const tokens = Object.entries(THEMES[look]).map(([name, value]) => [name, String(value)])
    expect(variablesOf(look)).toEqual(Object.fromEntries(tokens))
  })

  it('defines the same tokens in every theme', () => {
    const [first, ...others] = Object.values(THEMES).map((theme) => Object.keys(theme).toSorted())
    for (const names of others) expect(names).toEqual(first)
  })
})
