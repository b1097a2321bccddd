import { describe, expect, it } from 'vitest'
import { resolveAppearance } from '#ui/design/theme/appearance.ts'

describe('resolveAppearance', () => {
  it('keeps what the person chose, whatever the system wishes', () => {
    expect(resolveAppearance('light', { dark: true, contrast: true })).toBe('light')
    expect(resolveAppearance('contrast', { dark: true, contrast: false })).toBe('contrast')
  })

  it('follows the system when asked to', () => {
    expect(resolveAppearance('system', { dark: false, contrast: false })).toBe('light')
    expect(resolveAppearance('system', { dark: true, contrast: false })).toBe('dark')
  })

  it('puts the need for contrast before the taste for darkness', () => {
    expect(resolveAppearance('system', { dark: true, contrast: true })).toBe('contrast')
  })
})
