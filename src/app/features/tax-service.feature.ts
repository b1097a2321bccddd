import { profileOf } from '#domain/kernel/country-profile.ts'
import { PROFILE_PATH } from '#ui/app/paths.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

const taxService = (authority: 'SII' | 'SAT'): Feature => ({
  paths: [`${PROFILE_PATH}/${authority.toLowerCase()}`],
  guard: 'protected',
  load: () => import('./tax-service.lazy.ts'),
  menu: { area: 'profile', icon: 'taxService', ...pageText[authority] },
  available: ({ country }) => profileOf(country).taxAuthority === authority,
})

export const sii = taxService('SII')
export const sat = taxService('SAT')
