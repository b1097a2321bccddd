import { makeStyles, tokens } from '@fluentui/react-components'
import { wordButton } from '../design/theme/controls.ts'
import { motion, narrow, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useStartPageStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: own.cardBackground },
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flexGrow: 1,
    overflow: 'clip',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  side: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xl,
    [phone]: { alignItems: 'flex-start', padding: space.l },
  },
  first: { gridArea: '1 / 1', [narrow]: { gridArea: '2 / 1' } },
  second: { gridArea: '1 / 2', [narrow]: { gridArea: '2 / 1' } },
  leaving: { [narrow]: { display: 'none' } },
  coming: {
    [narrow]: {
      animationName: { from: { opacity: 0, transform: 'translateX(30px)' }, to: { opacity: 1, transform: 'none' } },
      animationDuration: motion.slide,
      animationTimingFunction: motion.ease,
    },
  },
  form: { display: 'flex', flexDirection: 'column', gap: space.l, width: '100%', maxWidth: '380px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    outlineStyle: 'none',
  },
  word: { ...wordButton, alignSelf: 'flex-end', marginTop: '-10px', padding: '4px 0', [phone]: { minHeight: '44px', display: 'flex', alignItems: 'center' } },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  lead: { margin: '5px 0 0', color: tokens.colorNeutralForeground2 },
})
