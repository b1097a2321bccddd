import { makeStyles, tokens } from '@fluentui/react-components'

export const useInvoiceCellStyles = makeStyles({
  amount: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
  due: { display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  mark: { display: 'inline-flex', padding: 0, border: 'none', backgroundColor: 'transparent', cursor: 'help' },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
})
