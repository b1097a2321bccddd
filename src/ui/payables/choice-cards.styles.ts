import { makeStyles, tokens } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'

/** Choices of a wizard as cards beside each other. */
export const useChoiceStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(236px, 1fr))',
    alignItems: 'stretch',
    gap: '12px',
    marginTop: space.s,
  },
  card: { alignItems: 'flex-start', padding: '6px 8px 10px 2px', ...cardSurface },
  chosen: {
    outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  label: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    alignSelf: 'flex-start',
    minWidth: 0,
    paddingLeft: 0,
    fontSize: rowFontSize,
    lineHeight: '18px',
  },
  /* Fluent's label of a button that is not selected is grey. */
  name: { marginBottom: '4px', color: tokens.colorNeutralForeground1 },
  detail: { color: tokens.colorNeutralForeground2 },
})
