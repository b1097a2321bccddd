import { type AppearanceChoice, resolveAppearance, themeClass } from './appearance.ts'

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'
/** Paper is white. */
const PRINT = 'print'

/** Gives the page the variables of a theme, and the browser's own controls their colours. */
export const applyAppearance = (choice: AppearanceChoice): void => {
  const preferred = { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches }
  const look = matchMedia(PRINT).matches ? 'light' : resolveAppearance(choice, preferred)
  const { documentElement: page } = document
  page.className = themeClass(look)
  page.style.colorScheme = look === 'light' ? 'light' : 'dark'
}

/** Calls `changed` when the system prefers another theme, and after the page was printed, which is done in the light one. */
export const watchSystemAppearance = (changed: () => void): (() => void) => {
  const lists = [DARK, CONTRAST, PRINT].map((query) => matchMedia(query))
  const beforePrint = (): void => applyAppearance('light')
  lists.forEach((list) => list.addEventListener('change', changed))
  addEventListener('beforeprint', beforePrint)
  addEventListener('afterprint', changed)
  return () => {
    lists.forEach((list) => list.removeEventListener('change', changed))
    removeEventListener('beforeprint', beforePrint)
    removeEventListener('afterprint', changed)
  }
}
