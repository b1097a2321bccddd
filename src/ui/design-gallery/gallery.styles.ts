import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { breakpointNarrow, breakpointTouch, cardRadius, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useGalleryStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '170px minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  index: {
    position: 'sticky',
    top: '76px',
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    [breakpointNarrow]: { position: 'static', maxHeight: 'none' },
  },
  entries: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [breakpointNarrow]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '36px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1Hover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  pieces: { display: 'flex', flexDirection: 'column', gap: space.xl, minWidth: 0 },
  piece: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, scrollMarginTop: '76px' },
  name: { margin: 0, ...typographyStyles.subtitle2 },
  looks: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))', gap: space.s },
  look: {
    minWidth: 0,
    padding: space.m,
    borderRadius: cardRadius,
    border: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: customTokens.pageBackground,
    overflowX: 'auto',
  },
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  stack: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  still: { position: 'relative', minHeight: '300px', transform: 'translateZ(0)', overflow: 'hidden' },
})
