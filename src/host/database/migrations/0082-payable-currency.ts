/** The balance in the currency of a document that is not in the currency of the country; nulls for the others. */
export const payableCurrency = `
alter table payable add column document_amount bigint check (document_amount >= 0);
alter table payable add column currency text;
alter table payable add constraint payable_document_amount check ((document_amount is null) = (currency is null));
`
