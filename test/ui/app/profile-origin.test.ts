import { expect, it } from 'vitest'
import { originIn } from '#ui/app/profile-origin.ts'

it.each<readonly [unknown, string]>([
  [{ profileOrigin: '/orders?page=2' }, '/orders?page=2'],
  [{ profileOrigin: '/user/profile/legal' }, '/'],
  [{ profileOrigin: '//elsewhere.example' }, '/'],
  [{ profileOrigin: 'https://elsewhere.example' }, '/'],
  [{ profileOrigin: 7 }, '/'],
  [{}, '/'],
  [null, '/'],
  ['/orders', '/'],
])('the profile with the state %j leads back to %s', (state, path) => expect(originIn(state)).toBe(path))
