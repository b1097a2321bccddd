/** How the product may look. */
export type Appearance = 'light' | 'dark' | 'contrast'

/** What a person may choose: one look, or whatever the system says. */
export type AppearanceChoice = Appearance | 'system'

export const APPEARANCE_CHOICES: ReadonlyArray<AppearanceChoice> = ['system', 'light', 'dark', 'contrast']

export interface SystemPreferences {
  readonly dark: boolean
  readonly contrast: boolean
}

/** More contrast is a need and darkness a taste, so the need wins. */
export const resolveAppearance = (choice: AppearanceChoice, system: SystemPreferences): Appearance => {
  if (choice !== 'system') return choice
  if (system.contrast) return 'contrast'
  return system.dark ? 'dark' : 'light'
}

/** The class that carries a look's variables in `themes.css`. */
export const themeClass = (appearance: Appearance): string => `theme-${appearance}`
