/**
 * Row security: a role other than the owner of the tables sees and writes rows of the company in the setting `anticipo.business` only,
 * and none without it. What belongs to an order gets its company by a trigger, so that a policy compares one column. The owner is not
 * bound, so that hosts of an earlier version work on. The columns may be there already: on a large server they are filled before the
 * update, while hosts write. Calls take on the role `anticipo_app`; a user who may not create it goes without. A
 * view reads with the rights of its reader from PostgreSQL 15 on.
 */
export const rowSecurity = `
create function take_business_of_order() returns trigger language plpgsql as $$
begin
  new.business_id := (select business_id from orders where id = new.order_id);
  return new;
end $$;

do $$
declare
  one text;
begin
  foreach one in array array['bill', 'order_document', 'order_invoice', 'order_status'] loop
    execute format('alter table %I add column if not exists business_id bigint', one);
    execute format('update %I part set business_id = o.business_id from orders o
      where o.id = part.order_id and part.business_id is null', one);
    execute format('alter table %I alter column business_id set not null', one);
    execute format('create trigger business_of_order before insert on %I
      for each row when (new.business_id is null) execute function take_business_of_order()', one);
  end loop;
  foreach one in array array[
    'bank_account', 'bill', 'business_document', 'contact', 'credit_line', 'debt', 'debt_authorisation', 'document', 'entity_feature', 'idempotency',
    'imported_file', 'imported_file_cold', 'invoice', 'invoice_attachment', 'invoice_view', 'ledger_entry', 'order_document',
    'order_invoice', 'order_status', 'orders', 'payable', 'payables_setup',
    'payer_lateness', 'payroll', 'report_ticket', 'scenario', 'stakeholder', 'supplier', 'tax_certificate', 'tax_credential', 'tax_document',
    'tax_job', 'voucher', 'wallet_request'
  ] loop
    execute format('alter table %I enable row level security', one);
    execute format('create policy of_business on %I
      using (business_id = nullif(current_setting(''anticipo.business'', true), '''')::bigint)', one);
  end loop;
  if current_setting('server_version_num')::integer >= 150000 then
    alter view ledger_in_force set (security_invoker = true);
  end if;
end $$;

alter table audit enable row level security;
create policy appended_by_all on audit for insert with check (true);
create policy read_by_business on audit for select
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);

alter table business enable row level security;
create policy read_by_all on business for select using (true);
create policy claimed_by_all on business for insert with check (true);
create policy changed_by_itself on business for update
  using (id = nullif(current_setting('anticipo.business', true), '')::bigint);

alter table payee_confirmation enable row level security;
create policy of_account on payee_confirmation
  using (exists (select from bank_account where bank_account.id = payee_confirmation.account_id));

alter table distinct_payables enable row level security;
create policy of_payables on distinct_payables
  using (exists (select from payable where payable.id = distinct_payables.one_id)
    and exists (select from payable where payable.id = distinct_payables.other_id));

alter table imported_file_piece enable row level security;
create policy of_file on imported_file_piece
  using (exists (select from imported_file where imported_file.id = imported_file_piece.file_id)
    or exists (select from imported_file_cold where imported_file_cold.id = imported_file_piece.file_id));

do $$
declare
  one text;
begin
  begin
    create role anticipo_app;
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end;
  if not exists (select from pg_roles where rolname = 'anticipo_app') then
    return;
  end if;
  begin
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant anticipo_app to %I', current_user);
    end if;
  exception when insufficient_privilege then null;
  end;
  grant usage on schema public to anticipo_app;
  for one in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and pg_get_userbyid(relowner) = current_user
  loop
    execute format('grant select, insert, update, delete on %I to anticipo_app', one);
  end loop;
  alter default privileges in schema public grant select, insert, update, delete on tables to anticipo_app;
end $$;
`
