import { makeStyles, tokens } from '@fluentui/react-components'

export const useCartSummaryStyles = makeStyles({
  held: { minHeight: '20px' },
  reason: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  undated: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
  wide: { '@media (max-width: 1279.98px)': { display: 'none' } },
  early: {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    margin: 0,
    color: tokens.colorStatusWarningForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  deposit: { display: 'flex', flexDirection: 'column', margin: 0, ':empty': { display: 'none' } },
  review: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})
