import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../theme/layout-tokens.ts'

export const useMessageBarStyles = makeStyles({
  strip: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: '36px',
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  warning: {
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  icon: { flexShrink: 0 },
  text: { flexGrow: 1, minWidth: 0 },
})
