/**
 * Hosts that share the database tell each other through these rows, kept for some minutes. `tx` is the transaction of a row: what a reader
 * has not seen is what its last snapshot did not show, in whatever order the transactions ended.
 */
export const announcements = `
create table announcement (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  content jsonb not null
);
create index announcement_tx on announcement (tx);
create index announcement_age on announcement (at);
`
