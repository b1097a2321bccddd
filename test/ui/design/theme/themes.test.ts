import { expect, it } from 'vitest'
import { THEMES, themeSheet } from '#ui/design/theme/themes.ts'

it('writes the style sheet from the themes: after a change of a theme, run with --update', async () => {
  await expect(themeSheet()).toMatchFileSnapshot('../../../../src/ui/design/theme/themes.css')
})

it('names the same tokens in every look', () => {
  const [first, ...others] = Object.values(THEMES).map((theme) => Object.keys(theme).toSorted())
  for (const names of others) expect(names).toEqual(first)
})
