import { makeStyles } from '@fluentui/react-components'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export const useMoneyTextStyles = makeStyles({
  amount: { ...tabularNumerals, whiteSpace: 'nowrap', position: 'relative' },
  blurred: { filter: 'blur(0.42em)', userSelect: 'none' },
  spoken: visuallyHidden,
})
