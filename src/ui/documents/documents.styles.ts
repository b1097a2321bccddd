import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointPhone, motion, space } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useDocumentStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.m} 0`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    ':first-child': { borderTop: 0, paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  title: { overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', ...tabularNumerals },
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, ...tabularNumerals },
  rejection: { color: customTokens.statusRedText, overflowWrap: 'anywhere' },
  action: { flexShrink: 0, [breakpointPhone]: { flexGrow: 1 } },
  zone: { transitionProperty: 'background-color', transitionDuration: motion.quick },
  over: {
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.outline('1px', 'dashed', tokens.colorBrandStroke1),
  },
  upload: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    flexBasis: '100%',
    padding: space.s,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  preview: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '72px',
    height: '88px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
  uploadWords: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    flexGrow: 1,
    flexBasis: '200px',
    minWidth: 0,
  },
  problem: { color: customTokens.statusRedText, overflowWrap: 'anywhere' },
})
