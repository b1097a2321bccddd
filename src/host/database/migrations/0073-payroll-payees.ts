import { payoutDigestInSql } from './0072-payee-confirmation-digests.ts'

/**
 * The account of each payee, with the digest of its payout data, that a payroll keeps since it was declared, announced or financed.
 * The account may have been deleted since. Payrolls under way get the present accounts.
 */
export const payrollPayees = `
create table payroll_payee (
  business_id bigint not null references business,
  payroll_id bigint not null,
  supplier_id bigint not null,
  account_id bigint not null,
  digest text not null,
  primary key (business_id, payroll_id, supplier_id),
  foreign key (business_id, payroll_id) references payroll (business_id, id) on delete cascade,
  foreign key (business_id, supplier_id) references supplier (business_id, id)
);
create index payroll_payee_of_supplier on payroll_payee (business_id, supplier_id);
alter table payroll_payee enable row level security;
create policy of_business on payroll_payee
  using (business_id = nullif(current_setting('anticipo.business', true), '')::bigint);

insert into payroll_payee (business_id, payroll_id, supplier_id, account_id, digest)
select distinct i.business_id, i.payroll_id, payee.id, account.id, ${payoutDigestInSql('account', 'payee')}
from payroll p
  join payable i on i.business_id = p.business_id and i.payroll_id = p.id and i.location = 'scheduled'
  join supplier payee on payee.id = i.payee_id
  join bank_account account on account.business_id = i.business_id and account.supplier_id = payee.id
    and account.is_default and not account.is_provider_account
where p.status not in ('SCHEDULED_READY_TO_PAY', 'PAID', 'REJECTED', 'FINANCING_REJECTED');
`
