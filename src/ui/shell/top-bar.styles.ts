import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { breakpointNarrow, breakpointPhone, forcedColors, height, space } from '../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../design/theme/print.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

const text = { color: customTokens.topBarText, '& .fui-Button__icon': { color: 'inherit' } } as const

/** A button in the colours of the bar. */
const onBar = {
  ...text,
  ':hover': { ...text, backgroundColor: customTokens.topBarHover },
  ':hover:active': { ...text, backgroundColor: customTokens.topBarHover },
} as const

export const useTopBarStyles = makeStyles({
  bar: {
    ...onScreenOnly,
    position: 'sticky',
    zIndex: 10,
    top: 'var(--banner-height, 0px)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    height: height.topBar,
    padding: '0 10px 0 20px',
    color: customTokens.topBarText,
    backgroundColor: customTokens.topBarBackground,
    boxShadow: `inset 0 -1px 0 ${customTokens.topBarEdge}`,
    [forcedColors]: { borderBottom: '1px solid' },
    [breakpointPhone]: { padding: '0 5px 0 15px' },
  },
  business: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minWidth: 0,
  },
  company: {
    /* The name begins at the edge of the content below. */
    marginLeft: '-10px',
    minWidth: 0,
    justifyContent: 'flex-start',
    [breakpointPhone]: { marginLeft: '-5px' },
  },
  companyWords: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0, maxWidth: '100%' },
  companyIdentifier: { ...typographyStyles.caption1, whiteSpace: 'nowrap', ...tabularNumerals },
  name: {
    minWidth: 0,
    maxWidth: '100%',
    ...typographyStyles.subtitle2,
    ...oneLine,
    [breakpointNarrow]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  /* In one line and never shortened: the company's name is shortened instead. */
  identifier: {
    position: 'relative',
    flexShrink: 0,
    minWidth: 0,
    whiteSpace: 'nowrap',
    marginLeft: '-5px',
    padding: '0 5px',
    ...onBar,
    ...tabularNumerals,
    /* The list of companies copies it there. */
    [breakpointNarrow]: { display: 'none' },
  },
  badge: {
    color: customTokens.topBarBackground,
    backgroundColor: customTokens.topBarText,
    ...tabularNumerals,
    /* On the icon, because a phone has no place beside it. */
    [breakpointPhone]: { position: 'absolute', top: '2px', right: 0 },
  },
  right: { display: 'flex', alignItems: 'center', gap: space.xs, flexShrink: 0, [breakpointPhone]: { gap: 0 } },
  button: {
    minWidth: '44px',
    minHeight: '44px',
    gap: '4px',
    padding: '0 10px',
    [breakpointPhone]: { position: 'relative', padding: '0 5px' },
    fontWeight: tokens.fontWeightRegular,
    ...onBar,
  },
  /* A phone has no place for it; the menu of the user has the same action. */
  wideOnly: { [breakpointPhone]: { display: 'none' } },
  search: {
    '&.fui-Button': { minHeight: '32px' },
    backgroundColor: customTokens.topBarHover,
    [breakpointPhone]: { '&.fui-Button': { minHeight: '44px' }, backgroundColor: 'transparent' },
  },
  searchWords: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '8px',
    [breakpointNarrow]: visuallyHidden,
  },
  key: { fontFamily: 'inherit', fontSize: tokens.fontSizeBase200 },
  spoken: visuallyHidden,
  userName: {
    maxWidth: '260px',
    ...oneLine,
    [breakpointNarrow]: { maxWidth: '18vw' },
    [breakpointPhone]: visuallyHidden,
  },
})
