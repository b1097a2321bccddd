/** Invoices that their debtors claimed cannot be financed any more. Those of a later synchronisation have the reason by the rule. */
export const claimedInvoices = `
update invoice set financeable = false, reasons = reasons || array['CLAIMED']
  where extra = 'CLAIMED' and not reasons && array['CLAIMED', 'VANISHED'];
`
