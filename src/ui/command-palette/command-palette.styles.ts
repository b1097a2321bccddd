import { makeStyles, tokens } from '@fluentui/react-components'
import { modalSurface } from '../design/layout/modal-dialog.ts'
import { bareInput } from '../design/theme/controls.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine } from '../design/theme/type.ts'

export const useCommandPaletteStyles = makeStyles({
  surface: {
    ...modalSurface,
    width: 'min(560px, calc(100vw - 20px))',
    maxHeight: 'min(560px, calc(100dvh - 20px))',
    margin: '12vh auto auto',
    overflow: 'hidden',
    [breakpointPhone]: { margin: '10px auto auto' },
  },
  content: { display: 'flex', flexDirection: 'column', maxHeight: 'inherit' },
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    flexShrink: 0,
    height: '56px',
    padding: '0 20px',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground3,
  },
  input: { ...bareInput, color: tokens.colorNeutralForeground1, fontSize: tokens.fontSizeBase400 },
  list: { margin: 0, padding: space.s, listStyle: 'none', overflowY: 'auto' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    width: '100%',
    minHeight: '44px',
    padding: '0 10px',
    border: 0,
    borderRadius: tokens.borderRadiusLarge,
    color: 'inherit',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    textDecorationLine: 'none',
    cursor: 'pointer',
    scrollMarginBlock: space.s,
  },
  active: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    outline: `1px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-1px',
  },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  label: { flexGrow: 1, minWidth: 0, ...oneLine },
  group: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  nothing: {
    margin: 0,
    padding: '20px',
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})
