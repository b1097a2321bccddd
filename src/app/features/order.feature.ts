import type { Feature } from '../feature.ts'

export const order: Feature = {
  paths: ['/orders/:orderId'],
  guard: 'protected',
  load: () => import('./order.lazy.ts'),
}
