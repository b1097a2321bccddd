import { DataTrending24Filled, DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const xtracker: Feature = {
  paths: ['/xtracker'],
  guard: 'protected',
  load: () => import('./xtracker.lazy.ts'),
  menu: { area: 'main', icon: DataTrending24Regular, currentIcon: DataTrending24Filled, ...pageText.xtracker },
}
