import type { CommandPage } from '#application/command-palette/command-palette.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FINANCE_PATHS, PROFILE_PATH, SCENARIOS_PATH, STATEMENT_PATH } from '../app/paths.ts'
import { commandPaletteText } from '../text/command-palette.ts'
import { pageTitles } from '../text/pages.ts'

/** Parts of pages that have no entry in a menu and that users look for by name. */
export const extraPages = (country: Country): ReadonlyArray<CommandPage> => [
  { area: 'main', path: FINANCE_PATHS.EARLY_PAYMENT, label: pageTitles.financing.EARLY_PAYMENT },
  { area: 'main', path: SCENARIOS_PATH, label: pageTitles.scenarios },
  {
    area: 'main',
    path: STATEMENT_PATH,
    label: pageTitles.statement[country],
    synonyms: commandPaletteText.statementSynonyms,
  },
  { area: 'profile', path: PROFILE_PATH, ...commandPaletteText.password },
]
