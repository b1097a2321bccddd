import { makeStyles } from '@fluentui/react-components'
import { space } from '../design/theme/layout-tokens.ts'

export const useOnboardingStyles = makeStyles({
  days: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  slider: { flexGrow: 1, minWidth: '200px' },
  /* The number stays beside its unit. */
  amount: { display: 'flex', alignItems: 'center', gap: space.s, whiteSpace: 'nowrap' },
  number: { width: '96px' },
  apply: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s },
})
