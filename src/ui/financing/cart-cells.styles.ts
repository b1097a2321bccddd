import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointNarrow, breakpointTouch, forcedColors, height, space } from '../design/theme/layout-tokens.ts'
import { oneLine, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

export const useCartCellStyles = makeStyles({
  /* On a card its border would touch the amount. */
  remove: { [breakpointNarrow]: { [forcedColors]: { marginLeft: space.xs } } },
  date: {
    display: 'flex',
    alignItems: 'center',
    columnGap: space.xs,
    height: '100%',
    lineHeight: tokens.lineHeightBase300,
  },
  undo: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    minHeight: '32px',
    padding: '0 2px',
    color: tokens.colorBrandForegroundLink,
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...tabularNumerals,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', textDecorationLine: 'none' },
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  spoken: visuallyHidden,
  facts: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  fact: oneLine,
  wrapped: { whiteSpace: 'normal', lineHeight: '16px' },
})
