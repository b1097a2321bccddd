import { makeStyles, tokens } from '@fluentui/react-components'
import { bareInput, fieldBox, disabledField, invalidField } from '../theme/controls.ts'
import { height, breakpointPhone, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export const useTextFieldStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  label: { fontSize: tokens.fontSizeBase300 },
  box: {
    ...fieldBox,
    height: '40px',
    paddingRight: space.xs,
    [breakpointPhone]: { height: height.touchTarget },
  },
  wrong: invalidField,
  /* The text of a disabled field must remain readable. */
  off: { ...disabledField, color: tokens.colorNeutralForeground2 },
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
  message: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ':empty': { display: 'none' },
  },
  error: { color: customTokens.statusRedText },
})
