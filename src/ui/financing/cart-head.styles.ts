import { makeStyles, tokens } from '@fluentui/react-components'
import { phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'

export const useCartHeadStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s, [phone]: { rowGap: space.xs } },
  /* Its text, not its edge, stands in line with what is below. */
  back: { minWidth: 0, marginLeft: '-10px', paddingLeft: '10px', paddingRight: '10px', [phone]: { minHeight: '44px' } },
  moved: {
    maxHeight: '132px',
    margin: 0,
    marginTop: space.xs,
    padding: `${space.s} ${space.m}`,
    overflowY: 'auto',
    listStyleType: 'none',
    border: `1px solid ${own.cardStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: own.cardBackground,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    ...tabularNumerals,
  },
})
