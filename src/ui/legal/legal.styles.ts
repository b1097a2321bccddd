import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../design/theme/layout-tokens.ts'

export const useLegalStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  panel: { display: 'flex', flexDirection: 'column', gap: space.m, margin: 0, paddingBottom: space.m },
  heading: { paddingLeft: 0, paddingRight: 0, fontWeight: tokens.fontWeightSemibold },
})
