import { describe, expect, it } from 'vitest'
import { resolveAppearance } from '#ui/design/theme/appearance.ts'

describe('resolveAppearance', () => {
  it("retains the user's choice, whatever the system prefers", () => {
    expect(resolveAppearance('light', { dark: true, contrast: true })).toBe('light')
    expect(resolveAppearance('contrast', { dark: true, contrast: false })).toBe('contrast')
  })

  it('follows the system on request', () => {
    expect(resolveAppearance('system', { dark: false, contrast: false })).toBe('light')
    expect(resolveAppearance('system', { dark: true, contrast: false })).toBe('dark')
  })

  it('prefers contrast to dark', () => {
    expect(resolveAppearance('system', { dark: true, contrast: true })).toBe('contrast')
  })
})
