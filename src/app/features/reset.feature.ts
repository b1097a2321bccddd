import type { Feature } from '../feature.ts'

export const reset: Feature = {
  paths: ['/resetpassword/:hash?'],
  guard: 'public',
  load: () => import('./reset.lazy.ts'),
}
