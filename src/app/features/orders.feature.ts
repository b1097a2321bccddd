import type { Feature } from '../feature.ts'

export const orders: Feature = {
  paths: ['/orders'],
  guard: 'protected',
  load: () => import('./orders.lazy.ts'),
}
