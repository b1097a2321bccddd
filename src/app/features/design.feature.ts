import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const design: Feature = {
  paths: ['/design'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/design-gallery/design-screen.tsx')).DesignScreen }),
  title: pageTitles.design,
}
