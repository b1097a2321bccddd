import { makeStyles, tokens } from '@fluentui/react-components'
import { narrow, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useSignInPageStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: own.cardBackground },
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flexGrow: 1,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  side: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xl,
    [phone]: { alignItems: 'flex-start', padding: space.l },
  },
  form: { display: 'flex', flexDirection: 'column', gap: space.l, width: '100%', maxWidth: '380px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
  },
  lead: { margin: '5px 0 0', color: tokens.colorNeutralForeground2 },
})
