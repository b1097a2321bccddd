/** The sum of a received invoice that the supplier confirmed as paid; of existing ones after their next synchronisation. */
export const confirmedPayments = `
alter table payable add column confirmed bigint not null default 0 check (confirmed >= 0);
`
