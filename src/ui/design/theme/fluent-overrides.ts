import type { Theme } from '@fluentui/react-components'

const family = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Overrides of Fluent in every theme: the typeface, and slightly rounder corners. */
export const sharedOverrides: Partial<Theme> = {
  fontFamilyBase: family,
  fontFamilyNumeric: family,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
}
