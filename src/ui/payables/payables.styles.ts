import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointNarrow, breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const usePayablesStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    /* The last rows can be scrolled away from a toast, which covers the end of a short page. */
    [breakpointPhone]: { paddingBottom: '144px' },
  },
  credit: { position: 'absolute', right: '16px', bottom: '6px', left: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  search: { flexGrow: 1, maxWidth: '420px', [breakpointPhone]: { maxWidth: 'none', flexBasis: '100%' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, marginInlineStart: 'auto' },
  hidden: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, margin: 0 },
  chips: { display: 'inline-flex', alignItems: 'center', gap: space.xs, minWidth: 0, maxWidth: '100%' },
  chip: { display: 'inline-flex', minWidth: 0, [breakpointPhone]: { maxWidth: '96px' } },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
  compare: { minWidth: 0, maxWidth: '100%', padding: 0 },
  /* A card of a phone has no place for it beside the folio and the date, and its menu leads to the same list. */
  wide: { display: 'inline-flex', minWidth: 0, [breakpointPhone]: { display: 'none' } },
  narrow: { display: 'none', color: tokens.colorPaletteDarkOrangeForeground1, [breakpointPhone]: { display: 'block' } },
  /* A card has no place for it, and says the same in its date or its note. */
  inTable: { display: 'inline-flex', minWidth: 0, [breakpointNarrow]: { display: 'none' } },
  /* Above the rows, also while they scroll. */
  selection: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow8,
    [breakpointPhone]: { bottom: height.bottomNavigation },
    ...tabularNumerals,
  },
  /* Beside the button where there is room for a few words: a phone on its side is low. */
  selectionWords: { display: 'flex', flexDirection: 'column', flex: '1 1 240px', minWidth: 0 },
  cost: { color: tokens.colorNeutralForeground2 },
  total: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
})
