import { makeStyles, tokens } from '@fluentui/react-components'
import { wordButton } from '../design/theme/controls.ts'
import { phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'
import { visuallyHidden } from '../design/theme/type.ts'

export const useEmailAdviceStyles = makeStyles({
  sign: { display: 'inline-flex', flexShrink: 0, margin: `0 ${space.s}`, color: tokens.colorNeutralForeground3 },
  good: { color: own.statusGreenText },
  doubtful: { color: own.statusOrangeText },
  advice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    marginTop: '-15px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    color: own.statusOrangeText,
  },
  heard: visuallyHidden,
  take: { ...wordButton, padding: 0, [phone]: { minHeight: '44px' } },
})
