import { makeStyles, tokens } from '@fluentui/react-components'
import { wordButton } from '../design/theme/controls.ts'
import { phone, space } from '../design/theme/measures.ts'

export const useRegisterFormStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.l, marginTop: '-10px' },
  way: { ...wordButton, display: 'inline-flex', alignItems: 'center', [phone]: { minHeight: '44px' } },
  country: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    fontSize: tokens.fontSizeBase300,
  },
})
