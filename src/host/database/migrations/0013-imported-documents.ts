/**
 * `in_archive` says that the tax authority's archive contains the document, even if a user uploaded it first; only
 * documents that were only uploaded can be removed. For existing documents it is false only where nothing else is
 * possible: the original is an uploaded file, received no later than the document, and no verified signature could have
 * replaced its source.
 */
export const importedDocuments = `
alter table tax_document add column in_archive boolean not null default true;
update tax_document d set in_archive = false
from (select id, business_id, received_at from imported_file union all select id, business_id, received_at from imported_file_cold) f
where f.business_id = d.business_id and d.source = 'import:' || f.id and d.received_at >= f.received_at
  and d.kind in ('Invoice', 'CreditNote', 'DebitNote', 'Payment') and d.signature <> 'VERIFIED';
alter table tax_document alter column in_archive drop default;
create index tax_document_imported on tax_document (business_id, kind) where not in_archive;
create index order_invoice_of_invoice on order_invoice (invoice_id);
`
