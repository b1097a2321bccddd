import { makeStyles } from '@fluentui/react-components'
import { height, phone } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'

export const useSignedOutBarStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: height.signedOutBar,
    padding: '0 30px',
    borderBottom: `1px solid ${own.cardStroke}`,
    backgroundColor: own.cardBackground,
    [phone]: { padding: '0 20px' },
  },
})
