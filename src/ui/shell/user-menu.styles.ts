import { makeStyles } from '@fluentui/react-components'
import { own } from '../design/theme/own-tokens.ts'

export const useUserMenuStyles = makeStyles({
  menu: { minWidth: '200px', border: `1px solid ${own.cardStroke}` },
})
