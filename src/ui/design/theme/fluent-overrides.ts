import type { Theme } from '@fluentui/react-components'

const family = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** What every theme changes in Fluent: the typeface, and corners a little rounder than its own. */
export const sharedOverrides: Partial<Theme> = {
  fontFamilyBase: family,
  fontFamilyNumeric: family,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
}
