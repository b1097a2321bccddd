import { describe, expect, it } from 'vitest'
import { deviceText } from '#ui/text/open-sessions.ts'

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 'Chrome en Windows'],
    ['Firefox/145.0', 'Firefox'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 'iPhone'],
    ['curl/8.14.1', 'Dispositivo desconocido'],
    [undefined, 'Dispositivo desconocido'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceText(userAgent)).toBe(name)
  })
})
