import type { Feature } from '../feature.ts'

export const suppliers: Feature = {
  paths: ['/suppliers'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/suppliers-screen.tsx')).SuppliersScreen }),
}
