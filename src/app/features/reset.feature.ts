import { authText } from '#ui/text/auth.ts'
import type { Feature } from '../feature.ts'

export const reset: Feature = {
  paths: ['/resetpassword/:hash?'],
  guard: 'open',
  load: () => import('./reset.lazy.ts'),
  title: authText.reset.title,
}
