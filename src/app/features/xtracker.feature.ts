import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const xtracker: Feature = {
  paths: ['/xtracker'],
  guard: 'protected',
  load: () => import('./xtracker.lazy.ts'),
  menu: { area: 'main', icon: 'reports', ...pageText.xtracker },
}
