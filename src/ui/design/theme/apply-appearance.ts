import { type AppearanceChoice, resolveAppearance, themeClass } from './appearance.ts'

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

/** Gives the page the variables of a theme, and the browser's own controls their colours. */
export const applyAppearance = (choice: AppearanceChoice): void => {
  const look = resolveAppearance(choice, { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches })
  const { documentElement: page } = document
  page.className = themeClass(look)
  page.style.colorScheme = look === 'light' ? 'light' : 'dark'
}

/** Calls `changed` when the system prefers another theme. */
export const watchSystemAppearance = (changed: () => void): (() => void) => {
  const lists = [matchMedia(DARK), matchMedia(CONTRAST)]
  lists.forEach((list) => list.addEventListener('change', changed))
  return () => lists.forEach((list) => list.removeEventListener('change', changed))
}
