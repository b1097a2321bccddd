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

/** Calls `changed` when the system prefers another theme, and before and after the page is printed. */
export const watchSystemAppearance = (changed: () => void): (() => void) => {
  const lists = [DARK, CONTRAST, PRINT].map((query) => matchMedia(query))
  lists.forEach((list) => list.addEventListener('change', changed))
  return () => lists.forEach((list) => list.removeEventListener('change', changed))
}
