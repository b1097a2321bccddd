/**
 * Where each due date comes from, for stored invoices by the same rule as for new ones: stated by the document or its
 * cession, named in days by Mexican payment conditions, else thirty days from the reception or from the issue. An
 * earlier version assumed forty-five days in Mexico and did not count from the reception. A reception on 29 February is
 * left to the next import, because an invalid date would fail the migration.
 */
export const dueDateSource = `
alter table invoice add column due_source text not null default 'ISSUE'
  check (due_source in ('DOCUMENT', 'CONDITIONS', 'RECEPTION', 'ISSUE'));

update invoice i set due_source = 'DOCUMENT'
  from tax_document d
  where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key and d.payload ? 'dueDate';

update invoice i set due_source = 'DOCUMENT'
  from tax_document d
  where d.business_id = i.business_id and d.kind = 'Assignment' and d.payload->>'invoiceKey' = i.key
    and d.payload ? 'lastDueDate' and i.due_source = 'ISSUE';

update invoice i set due_source = 'CONDITIONS'
  from tax_document d
  where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key and d.country = 'MX'
    and (i.due_date <> i.issue_date + 45
      or d.payload->'facts'->>'paymentConditions' ~* '(\\m45 ?d[ií]as?\\M|\\mnet[oa]? ?45\\M)');

update invoice i set due_source = 'RECEPTION', due_date = entry.received + 30
  from (
    select d.business_id, b.identifier || '|' || (d.payload->>'documentType') || '|' || (d.payload->>'folio') as key,
      min(to_date(left(d.payload->>'receivedAt', 10), 'DD/MM/YYYY')) as received
    from tax_document d join business b on b.id = d.business_id
    where d.kind = 'RegisterEntry' and d.payload->>'register' = 'SALES'
      and d.payload->>'receivedAt' ~ '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\\d{4}'
    group by 1, 2
  ) entry
  where entry.business_id = i.business_id and entry.key = i.key and i.due_source = 'ISSUE';

update invoice i set due_date = i.issue_date + 30
  from business b
  where b.id = i.business_id and b.country = 'MX' and i.due_source = 'ISSUE';
`
