import { tokens } from '@fluentui/react-components'
import { customTokens } from './custom-tokens.ts'
import { cardRadius } from './layout-tokens.ts'

/** A surface one shade above the page. */
export const cardSurface = {
  border: `1px solid ${customTokens.cardStroke}`,
  borderRadius: cardRadius,
  backgroundColor: customTokens.cardBackground,
} as const

/** The box of the date field, which looks like Fluent's Input. */
export const fieldBox = {
  display: 'flex',
  alignItems: 'center',
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorNeutralBackground1,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderBottomColor: tokens.colorNeutralStrokeAccessible,
  borderRadius: tokens.borderRadiusMedium,
  ':focus-within': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-1px' },
} as const

export const invalidField = {
  border: `1px solid ${customTokens.statusRedText}`,
  ':focus-within': { outline: `2px solid ${customTokens.statusRedText}`, outlineOffset: '-1px' },
} as const

export const disabledField = {
  color: tokens.colorNeutralForegroundDisabled,
  backgroundColor: tokens.colorNeutralBackgroundDisabled,
} as const

/** The input itself, without styles: the box around it is visible. */
export const bareInput = {
  flexGrow: 1,
  minWidth: 0,
  height: '100%',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 0,
  outlineStyle: 'none',
  fontFamily: 'inherit',
  '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
} as const
