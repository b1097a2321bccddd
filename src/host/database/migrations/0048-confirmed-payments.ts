/** What the supplier confirmed as paid of a received invoice; of existing ones after their next synchronisation. */
export const confirmedPayments = `
alter table payable add column confirmed bigint not null default 0 check (confirmed >= 0);
`
