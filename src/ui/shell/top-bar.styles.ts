import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, height, motion, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'
import { oneLine, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

export const useTopBarStyles = makeStyles({
  bar: {
    position: 'sticky',
    zIndex: 10,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    height: height.topBar,
    padding: '0 10px 0 30px',
    color: own.topBarText,
    backgroundColor: own.topBarBackground,
    boxShadow: `inset 0 -1px 0 ${own.topBarEdge}`,
    [forcedColors]: { borderBottom: '1px solid' },
    [phone]: { padding: '0 5px 0 15px' },
  },
  business: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.s,
    minWidth: 0,
    [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  },
  name: {
    maxWidth: '100%',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
    [phone]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  identifier: { flexShrink: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, ...tabularNumerals },
  right: { display: 'flex', alignItems: 'center', gap: space.xs, flexShrink: 0 },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.quick,
    ':hover': { backgroundColor: own.topBarHover },
    ':focus-visible': { outline: `2px solid ${own.topBarText}`, outlineOffset: '-4px' },
  },
  square: { justifyContent: 'center', minWidth: '44px', padding: 0 },
  userName: { [phone]: visuallyHidden },
})
