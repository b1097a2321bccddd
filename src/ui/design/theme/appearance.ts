/** The available themes. */
export type Appearance = 'light' | 'dark' | 'contrast'

/** The selectable themes, `system` included. */
export type AppearanceChoice = Appearance | 'system'

export const APPEARANCE_CHOICES: ReadonlyArray<AppearanceChoice> = ['system', 'light', 'dark', 'contrast']

export interface SystemPreferences {
  readonly dark: boolean
  readonly contrast: boolean
}

/** The need for contrast takes precedence over the preference for dark. */
export const resolveAppearance = (choice: AppearanceChoice, system: SystemPreferences): Appearance => {
  if (choice !== 'system') return choice
  if (system.contrast) return 'contrast'
  return system.dark ? 'dark' : 'light'
}

/** The class with a theme's variables in `themes.css`. */
export const themeClass = (appearance: Appearance): string => `theme-${appearance}`
