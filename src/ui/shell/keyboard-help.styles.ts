import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'

export const useKeyboardHelpStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: space.xs },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr)',
    rowGap: space.xs,
    columnGap: space.s,
    alignItems: 'center',
    margin: 0,
    [breakpointPhone]: { gridTemplateColumns: '125px minmax(0, 1fr)' },
  },
  keys: { display: 'flex', gap: space.xs },
  key: {
    minWidth: '28px',
    padding: '2px 6px',
    textAlign: 'center',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
  },
  does: { margin: 0 },
})
