import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { cardSurface } from '../../design/theme/controls.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../../design/theme/type.ts'

export const useSimulationSummaryStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    ...cardSurface,
  },
  header: { position: 'relative', minHeight: '24px' },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  busy: {
    position: 'absolute',
    top: '100%',
    right: 0,
    marginTop: space.m,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  figures: { display: 'flex', flexDirection: 'column', gap: space.s },
  /* Greyed rather than transparent, because outdated numbers remain readable. */
  stale: { '& *': { color: `${tokens.colorNeutralForeground3} !important` }, '& svg': { opacity: 0.5 } },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  now: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    ...tabularNumerals,
  },
  partly: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorStatusWarningForeground1,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
  see: { alignSelf: 'flex-start', fontWeight: tokens.fontWeightSemibold },
  hint: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  nothing: { display: 'flex', flexDirection: 'column', gap: '5px', minHeight: '120px' },
  action: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    paddingTop: space.s,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
