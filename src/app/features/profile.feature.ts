import type { Feature } from '../feature.ts'

export const profile: Feature = {
  paths: ['/user/profile/*'],
  guard: 'protected',
  load: () => import('./profile.lazy.ts'),
}
