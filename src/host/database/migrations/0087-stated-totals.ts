/** The total of a document without a value in pesos as the document states it; nulls for the others, and of hosts of the earlier version. */
export const statedTotals = `
alter table invoice add column stated_total text, add column stated_currency text,
  add constraint invoice_stated_total check ((stated_total is null) = (stated_currency is null));
alter table payable add column stated_total text, add column stated_currency text,
  add constraint payable_stated_total check ((stated_total is null) = (stated_currency is null));
`
