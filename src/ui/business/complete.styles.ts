import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { breakpointNarrow, breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useCompleteStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.cardBackground },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minHeight: '76px',
    padding: '0 30px',
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    [breakpointPhone]: { padding: '0 20px' },
  },
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flexGrow: 1,
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /* Top-aligned, so that a field's message moves no field above it. */
  side: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: 'max(30px, 50vh - 340px) 30px 15px',
    [breakpointNarrow]: { padding: space.xl },
    [breakpointPhone]: { padding: space.l },
  },
  form: { display: 'flex', flexDirection: 'column', gap: space.m, width: '100%', maxWidth: '420px' },
  title: {
    margin: 0,
    ...typographyStyles.title2,
    letterSpacing: '-0.02em',
  },
  lead: { margin: '5px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  label: { marginBottom: space.xs, fontSize: tokens.fontSizeBase300 },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    padding: space.xl,
    color: customTokens.panelText,
    backgroundImage: `linear-gradient(150deg, ${customTokens.panelFrom}, ${customTokens.panelTo})`,
    [breakpointNarrow]: { display: 'none' },
  },
  words: { maxWidth: '400px' },
  panelTitle: {
    margin: 0,
    ...typographyStyles.title2,
    letterSpacing: '-0.02em',
  },
  panelLead: { margin: '10px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  steps: { display: 'flex', flexDirection: 'column', gap: space.m, margin: '20px 0 0', padding: 0, listStyle: 'none' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    color: customTokens.panelTo,
    backgroundColor: customTokens.panelAccent,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})
