/**
 * Orders that finance a payroll. A line of an order is an issued invoice or, in such an order, a received one; a received one is in
 * one active order at most, like an issued one. The balance of a credit line is its opening balance less what its orders owe.
 */
export const financedPayrolls = `
alter table orders add column payroll_id bigint;
alter table orders add foreign key (business_id, payroll_id) references payroll (business_id, id);
create unique index orders_of_payroll on orders (payroll_id) where payroll_id is not null;
create index orders_confirming on orders (business_id) where type = 'CONFIRMING';
alter table order_invoice alter column invoice_id drop not null;
alter table order_invoice add column payable_id bigint references payable;
alter table order_invoice add constraint order_invoice_of_one_document check (num_nonnulls(invoice_id, payable_id) = 1);
create unique index order_payable_one_active on order_invoice (payable_id) where active;
alter table credit_line rename column balance to opening_balance;
`
