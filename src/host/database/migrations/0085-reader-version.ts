/**
 * Which version of the readers wrote a document: rows of earlier hosts have 0 and are read again. The key of a cession names its
 * parties and its time, because anybody can write one with any number; stored ones get theirs first, or each would stand beside its
 * copy.
 */
export const readerVersion = `
alter table tax_document add column reader_version integer not null default 0;
create index tax_document_read_before on tax_document (business_id) where reader_version < 1;

update tax_document d set key = renamed.key, payload = jsonb_set(d.payload, '{key}', to_jsonb(renamed.key))
from (
  select received, concat_ws('|', payload->>'invoiceKey', 'AEC', payload->>'sequence', payload->'assignor'->>'id',
    payload->'assignee'->>'id', left(payload->>'assignedAt', 40)) as key
  from tax_document where kind = 'Assignment'
) renamed
where d.kind = 'Assignment' and d.received = renamed.received and d.key <> renamed.key;
`
