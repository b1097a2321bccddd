/**
 * An entry that takes back another names it, once. The entries in force are those that neither take one back nor were taken back:
 * together they have the balances of the whole ledger.
 */
export const paymentCorrections = `
alter table ledger_entry add column reverses bigint references ledger_entry;
create unique index ledger_one_reversal on ledger_entry (reverses) where reverses is not null;
create view ledger_in_force as
  select entry.* from ledger_entry entry
  where entry.reverses is null and not exists (select from ledger_entry reversal where reversal.reverses = entry.id);
`
