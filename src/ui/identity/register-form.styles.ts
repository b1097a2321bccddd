import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'

export const useRegisterFormStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.l, marginTop: '-10px' },
  way: { display: 'inline-flex', alignItems: 'center', minHeight: '28px', [breakpointPhone]: { minHeight: '44px' } },
  country: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    fontSize: tokens.fontSizeBase300,
  },
})
