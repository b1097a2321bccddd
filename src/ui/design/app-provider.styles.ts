import { makeStyles } from '@fluentui/react-components'
import { own } from './theme/own-tokens.ts'

export const useAppProviderStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    backgroundColor: own.pageBackground,
  },
})
