import type { Feature } from '../feature.ts'

export const payments: Feature = {
  paths: ['/payments'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payments-screen.tsx')).PaymentsScreen }),
}
