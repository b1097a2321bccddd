import type { CommandPage } from '#application/command-palette/command-palette.ts'
import { FINANCE_PATHS, PROFILE_PATH } from '../app/paths.ts'
import { commandPaletteText } from '../text/command-palette.ts'
import { pageTitles } from '../text/pages.ts'

/** Parts of pages that have no entry in a menu and that users look for by name. */
export const EXTRA_PAGES: ReadonlyArray<CommandPage> = [
  { area: 'main', path: FINANCE_PATHS.EARLY_PAYMENT, label: pageTitles.financing.EARLY_PAYMENT },
  { area: 'profile', path: PROFILE_PATH, ...commandPaletteText.password },
]
