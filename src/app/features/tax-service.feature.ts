import { profileOf } from '#domain/kernel/country-profile.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

const [siiPath, satPath] = FEATURE_PATHS['tax-service']

const taxService = (authority: 'SII' | 'SAT', path: string): Feature => ({
  paths: [path],
  guard: 'protected',
  load: () => import('./tax-service.lazy.ts'),
  menu: { area: 'profile', icon: 'taxService', ...pageText[authority] },
  available: ({ country }) => profileOf(country).taxAuthority === authority,
})

export const sii = taxService('SII', siiPath)
export const sat = taxService('SAT', satPath)
