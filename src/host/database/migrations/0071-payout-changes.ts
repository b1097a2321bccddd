/**
 * When the payout data of an account changed last, or it became the default, and who changed them: alias and mail are no part of them. A
 * trigger writes the time, also for hosts of an earlier version, whose change names the author of the one before.
 */
export const payoutChanges = `
alter table bank_account add column payout_changed_at timestamptz,
  add column payout_changed_by bigint references app_user,
  add column payout_changed_operator text;
update bank_account set payout_changed_at = updated_at;
alter table bank_account alter column payout_changed_at set not null;

create function note_payout_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.payout_changed_at := coalesce(new.payout_changed_at, new.updated_at);
  elsif (old.bank_id, old.type, old.number, old.currency) is distinct from (new.bank_id, new.type, new.number, new.currency)
      or new.is_default and not old.is_default then
    new.payout_changed_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger payout_change before insert or update on bank_account
  for each row execute function note_payout_change();
`
