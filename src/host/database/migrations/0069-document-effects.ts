/**
 * The joint meaning of an invoice's documents: who lowered it, who holds it, what is in doubt, and, beside each document, whom it did
 * not change. Hosts of the earlier version leave the defaults.
 */
export const documentEffects = `
alter table invoice
  add column paid bigint not null default 0,
  add column doubts text[] not null default '{}',
  add column holder_identifier text,
  add column effects jsonb not null default '[]';
alter table payable
  add column doubts text[] not null default '{}',
  add column effects jsonb not null default '[]';
alter table tax_document add column without_effect jsonb not null default '[]';
create index tax_document_without_effect on tax_document (business_id) where without_effect <> '[]';
`
