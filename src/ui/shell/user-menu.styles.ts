import { makeStyles } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useUserMenuStyles = makeStyles({
  menu: { minWidth: '200px', border: `1px solid ${customTokens.cardStroke}` },
})
