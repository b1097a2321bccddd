import { PROFILE_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const bankAccounts: Feature = {
  paths: [`${PROFILE_PATH}/bankaccounts`],
  guard: 'protected',
  load: () => import('./bank-accounts.lazy.ts'),
  menu: { area: 'profile', icon: 'bankAccounts', ...pageText.bankAccounts },
}
