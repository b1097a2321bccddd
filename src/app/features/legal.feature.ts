import { PROFILE_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const legal: Feature = {
  paths: [`${PROFILE_PATH}/legal`],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/profile/legal-page.tsx')).LegalPage }),
  menu: { area: 'profile', icon: 'legal', ...pageText.legal },
}
