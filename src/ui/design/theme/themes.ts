import type { Theme } from '@fluentui/react-components'
import type { Appearance } from './appearance.ts'
import { darkTheme } from './dark-theme.ts'
import { highContrastTheme } from './high-contrast-theme.ts'
import { lightTheme } from './light-theme.ts'
import type { CustomTokens } from './custom-tokens.ts'

/** The build writes `themes.css` from these: the client switches classes and never computes a theme. */
export const THEMES: Readonly<Record<Appearance, Theme & CustomTokens>> = {
  light: lightTheme,
  dark: darkTheme,
  contrast: highContrastTheme,
}

/** The themes as a style sheet: shared tokens once, then a class per theme. */
export const themeSheet = (): string => {
  const tokens = Object.entries(THEMES.light)
  const isCommon = ([name]: readonly [string, unknown]): boolean =>
    new Set(Object.values(THEMES).map((theme) => new Map(Object.entries(theme)).get(name))).size === 1
  const looks = Object.keys(THEMES)
  return [
    rule(looks, tokens.filter(isCommon)),
    ...Object.entries(THEMES).map(([look, theme]) =>
      rule(
        [look],
        Object.entries(theme).filter((token) => !isCommon(token)),
      ),
    ),
  ].join('\n')
}

const rule = (looks: ReadonlyArray<string>, tokens: ReadonlyArray<readonly [string, unknown]>): string =>
  `${looks.map((look) => `.theme-${look}`).join(', ')} {\n${tokens.map(([name, value]) => `  --${name}: ${String(value)};\n`).join('')}}\n`
