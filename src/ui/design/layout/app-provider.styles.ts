import { makeStyles } from '@fluentui/react-components'
import { customTokens } from '../theme/custom-tokens.ts'

export const useAppProviderStyles = makeStyles({
  /* Not on the provider itself: portals copy the provider's classes, and would cover the page. */
  page: {
    minHeight: '100dvh',
    backgroundColor: customTokens.pageBackground,
  },
})
