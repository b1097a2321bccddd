import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const bankAccounts: Feature = {
  paths: FEATURE_PATHS['bank-accounts'],
  guard: 'protected',
  load: () => import('./bank-accounts.lazy.ts'),
  menu: { area: 'profile', icon: 'bankAccounts', ...pageText.bankAccounts },
}
