import { PROFILE_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const legal: Feature = {
  paths: [`${PROFILE_PATH}/legal`],
  guard: 'protected',
  load: () => import('./legal.lazy.ts'),
  menu: { area: 'profile', icon: 'legal', ...pageText.legal },
}
