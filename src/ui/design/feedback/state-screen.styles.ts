import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useStateScreenStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '240px',
    padding: space.xl,
    textAlign: 'center',
  },
  picture: { marginBottom: space.s },
  title: { margin: 0, ...typographyStyles.subtitle1, textWrap: 'balance' },
  detail: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground2, textWrap: 'balance' },
  message: {
    margin: 0,
    maxWidth: '52ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textWrap: 'balance',
  },
  /* The last button is the primary one: it is first where they wrap. */
  actions: { display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'center', gap: space.s, marginTop: space.s },
  failedIcon: { color: customTokens.statusRedText },
  code: { margin: '5px 0 0', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, opacity: 0.85 },
})
