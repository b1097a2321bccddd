/**
 * A payroll in which money is or was is never deleted. The status forgets it when the payroll is rejected, so that the database keeps it,
 * also of what an earlier version of the host writes. Payrolls that were rejected before have had money when an invoice of theirs was
 * paid, or when the audit log says that their transfer was declared, received or stopped.
 */
export const payrollMoney = `
alter table payroll add column had_money boolean not null default false;
update payroll p set had_money = true
  where p.status in ('FUNDING_COMPLETE', 'FUNDING_INCOMPLETE', 'PAYMENT_IN_PROCESS', 'PAYMENT_PARTIALLY_PAID', 'PAYMENT_PROBLEM', 'PAID')
    or p.status = 'REJECTED' and (
      exists (select from payable i where i.business_id = p.business_id and i.payroll_id = p.id and i.location = 'paid')
      or exists (select from audit a where a.business_id = p.business_id and a.detail ->> 'payroll' = p.id::text
        and (a.action in ('payroll transfer declared', 'payroll fund', 'payroll fundShort', 'payroll fail')
          or a.action = 'payroll account changed' and a.detail ->> 'status' = 'PAYMENT_PROBLEM')));
create function keep_payroll_money() returns trigger language plpgsql as $$
begin
  new.had_money := true;
  return new;
end $$;
create trigger payroll_money_kept before insert or update on payroll for each row
  when (new.status in ('FUNDING_COMPLETE', 'FUNDING_INCOMPLETE', 'PAYMENT_IN_PROCESS', 'PAYMENT_PARTIALLY_PAID', 'PAYMENT_PROBLEM', 'PAID'))
  execute function keep_payroll_money();
`
