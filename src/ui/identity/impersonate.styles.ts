import { makeStyles } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

export const useImpersonateStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '15px', backgroundColor: own.pageBackground },
})
