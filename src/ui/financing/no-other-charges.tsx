import { makeStyles, tokens } from '@fluentui/react-components'
import { InfoHint } from '../design/feedback/info-hint.tsx'
import { cartText } from '../text/cart.ts'

/** Says below the button that nothing else is charged, and what that is. */
export const NoOtherCharges = () => (
  <p className={useStyles().line}>
    <span>{cartText.noOtherCharges}</span>
    <InfoHint>{cartText.noOtherChargesList.join('. ')}</InfoHint>
  </p>
)

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
})
