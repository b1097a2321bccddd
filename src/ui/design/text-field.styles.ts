import { makeStyles, tokens } from '@fluentui/react-components'
import { height, phone, space } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'

export const useTextFieldStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  label: { fontSize: tokens.fontSizeBase300 },
  box: {
    display: 'flex',
    alignItems: 'center',
    height: '40px',
    paddingRight: space.xs,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-1px' },
    [phone]: { height: height.touchTarget },
  },
  wrong: {
    border: `1px solid ${own.statusRedText}`,
    ':focus-within': { outline: `2px solid ${own.statusRedText}`, outlineOffset: '-1px' },
  },
  off: { color: tokens.colorNeutralForegroundDisabled, backgroundColor: tokens.colorNeutralBackgroundDisabled },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    padding: `0 ${space.m}`,
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    outlineStyle: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  message: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  error: { color: own.statusRedText },
})
