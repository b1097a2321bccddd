/** Pairs of received invoices, the older id first, of which the user said that they are not the same purchase. */
export const distinctPayables = `
create table distinct_payables (
  one_id bigint not null references payable on delete cascade,
  other_id bigint not null references payable on delete cascade,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index payable_alike on payable (business_id, supplier_id, amount);
`
