import { describe, expect, it } from 'vitest'
import { THEMES } from '#ui/design/theme/themes.ts'
import type { CustomTokens } from '#ui/design/theme/custom-tokens.ts'
import { customTokens } from '#ui/design/theme/custom-tokens.ts'
import { STATUS_COLORS } from '#ui/design/theme/status-color.ts'
import { contrast } from './contrast.ts'

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (graphics). */
const TEXT = 4.5
const PICTURE = 3

describe('contrast', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#5B3FD6', '#5B3FD6')).toBe(1)
  })

  it('of #777777 on white is 4.48, just insufficient', () => {
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })
})

describe.each(Object.entries(THEMES))('the %s theme', (_, theme) => {
  it.each(STATUS_COLORS)('has readable status colour %s', (color) => {
    const name = `status${color.charAt(0).toUpperCase()}${color.slice(1)}` as 'statusBlue'
    expect(contrast(theme[`${name}Text`], theme[`${name}Background`])).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(theme[`${name}Text`], theme.cardBackground)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has readable white on the top bar, resting and hovered', () => {
    expect(contrast(theme.topBarText, theme.topBarBackground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(theme.topBarText, theme.topBarHover)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has readable text in a row under the pointer', () => {
    expect(contrast(theme.colorNeutralForeground1, theme.rowHover)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has readable text on the violet panel at both ends of its gradient', () => {
    expect(contrast(theme.panelText, theme.panelFrom)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(theme.panelText, theme.panelTo)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has readable greys, links and primary button on cards and on the page', () => {
    for (const ground of [theme.cardBackground, theme.pageBackground]) {
      expect(contrast(theme.colorNeutralForeground1, ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(theme.colorNeutralForeground2, ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(theme.colorNeutralForeground3, ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(theme.colorBrandForeground1, ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(theme.colorBrandForegroundLink, ground)).toBeGreaterThanOrEqual(TEXT)
    }
    expect(contrast(theme.colorBrandForeground1, theme.colorBrandBackground2)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackgroundHover)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has distinguishable chart bars on a card', () => {
    for (const bar of [theme.chartTotal, theme.chartKept, theme.chartTaken, theme.chartResult]) {
      expect(contrast(bar, theme.cardBackground)).toBeGreaterThanOrEqual(PICTURE)
    }
  })

  it('defines every custom token', () => {
    for (const name of Object.keys(customTokens) as ReadonlyArray<keyof CustomTokens>)
      expect(theme[name]).toMatch(/^#[0-9A-F]{6}$/i)
  })
})
