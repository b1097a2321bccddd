import { PROFILE_PATH } from '#ui/app/paths.ts'
import { pageText, pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const profile: Feature = {
  paths: [PROFILE_PATH, `${PROFILE_PATH}/*`],
  guard: 'protected',
  load: () => import('./profile.lazy.ts'),
  title: pageTitles.profile,
  menu: { area: 'profile', icon: 'profile', ...pageText.profile },
}
