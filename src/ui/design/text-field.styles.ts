import { makeStyles, tokens } from '@fluentui/react-components'
import { bareInput, fieldBox, offBox, wrongBox } from './theme/controls.ts'
import { height, phone, space } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'
import { tabularNumerals } from './theme/type.ts'

export const useTextFieldStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  label: { fontSize: tokens.fontSizeBase300 },
  box: {
    ...fieldBox,
    height: '40px',
    paddingRight: space.xs,
    [phone]: { height: height.touchTarget },
  },
  wrong: wrongBox,
  /* What stands in a field that is off is still to be read. */
  off: { ...offBox, color: tokens.colorNeutralForeground2 },
  input: {
    ...bareInput,
    padding: `0 ${space.m}`,
    fontSize: tokens.fontSizeBase400,
    textOverflow: 'ellipsis',
  },
  before: {
    flexShrink: 0,
    padding: `0 0 0 ${space.m}`,
    fontSize: tokens.fontSizeBase400,
    color: tokens.colorNeutralForeground2,
    ...tabularNumerals,
  },
  message: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  error: { color: own.statusRedText },
})
