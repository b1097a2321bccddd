/**
 * Named lists of invoices that are paid on one day. An invoice is in one place: its list of the inbox, the paid or the
 * archived ones, or one payroll. A payroll whose invoices were all taken out stays, so that they can be put back.
 */
export const payrolls = `
create table payroll (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  name text not null,
  payment_date date not null,
  status text not null check (status in ('SCHEDULED_READY_TO_PAY', 'FUNDING_AWAITING', 'FUNDING_COMPLETE',
    'FUNDING_INCOMPLETE', 'PAYMENT_IN_PROCESS', 'PAYMENT_PARTIALLY_PAID', 'PAYMENT_PROBLEM', 'REJECTED', 'PAID',
    'FINANCING_REQUESTED', 'FINANCING_REJECTED')),
  reason text,
  check_at timestamptz,
  created_at timestamptz not null,
  unique (business_id, id)
);
create index payroll_to_check on payroll (check_at) where check_at is not null;
alter table payable add column payroll_id bigint;
alter table payable drop constraint payable_location_check;
alter table payable drop constraint payable_check;
alter table payable add constraint payable_in_one_place check (
  case location
    when 'inbox' then moved_on is null and payroll_id is null
    when 'scheduled' then moved_on is null and payroll_id is not null
    when 'paid' then moved_on is not null
    when 'archived' then moved_on is not null and payroll_id is null
    else false
  end
);
alter table payable add foreign key (business_id, payroll_id) references payroll (business_id, id);
create index payable_of_payroll on payable (payroll_id) where payroll_id is not null;
`
