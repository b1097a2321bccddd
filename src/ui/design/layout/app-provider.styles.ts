import { makeStyles } from '@fluentui/react-components'
import { customTokens } from '../theme/custom-tokens.ts'

export const useAppProviderStyles = makeStyles({
  /* Not on the provider itself: what floats takes the provider's classes along, and would cover the page. */
  page: {
    minHeight: '100dvh',
    backgroundColor: customTokens.pageBackground,
  },
})
