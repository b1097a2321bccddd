import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const usePayablesStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    /* The last rows can be scrolled away from a toast, which covers the end of a short page. */
    [breakpointPhone]: { paddingBottom: '144px' },
  },
  hidden: { display: 'flex', flexWrap: 'wrap', gap: space.s, margin: 0, color: tokens.colorNeutralForeground2 },
  chip: { display: 'inline-flex', minWidth: 0, maxWidth: '100%', [breakpointPhone]: { maxWidth: '160px' } },
  compare: { minWidth: 0, maxWidth: '100%', padding: 0 },
  /* A card of a phone has no place for it beside the folio and the date, and its menu leads to the same list. */
  wide: { display: 'inline-flex', minWidth: 0, [breakpointPhone]: { display: 'none' } },
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
  selectionWords: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  selected: { fontWeight: tokens.fontWeightSemibold },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    marginInlineEnd: 'auto',
    [breakpointPhone]: { display: 'none' },
  },
  primary: { minHeight: '40px', [breakpointPhone]: { minHeight: height.touchTarget } },
  cost: { color: tokens.colorNeutralForeground2 },
  total: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
})
