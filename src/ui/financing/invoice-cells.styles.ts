import { makeStyles, tokens } from '@fluentui/react-components'

export const useInvoiceCellStyles = makeStyles({
  amount: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
  date: { display: 'flex', alignItems: 'center', height: '43px' },
  warning: {
    display: 'inline-flex',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorStatusWarningForeground1,
    cursor: 'help',
  },
})
