import { makeStyles, tokens } from '@fluentui/react-components'
import { narrow, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useSignInPanelStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    padding: space.xl,
    color: own.panelText,
    backgroundImage: `linear-gradient(150deg, ${own.panelFrom}, ${own.panelTo})`,
    [narrow]: { flexDirection: 'row', justifyContent: 'flex-start', gap: space.l, padding: space.l, gridRow: 1 },
    [phone]: { gap: space.m, padding: '15px 20px' },
  },
  picture: {
    width: '100%',
    maxWidth: '460px',
    aspectRatio: '440 / 300',
    flexShrink: 1,
    [narrow]: { width: '160px', flexShrink: 0 },
    [phone]: { width: '88px' },
  },
  words: { maxWidth: '440px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    [phone]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, letterSpacing: 'normal' },
  },
  lead: { margin: '10px 0 0', textWrap: 'balance', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, [phone]: { display: 'none' } },
  points: { display: 'flex', flexDirection: 'column', gap: space.s, margin: '20px 0 0', padding: 0, listStyle: 'none', [narrow]: { display: 'none' } },
  point: { display: 'flex', alignItems: 'center', gap: space.s },
  check: { color: own.panelAccent },
})
