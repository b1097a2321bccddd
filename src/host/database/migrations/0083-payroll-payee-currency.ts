/**
 * A payroll keeps an account of a payee for each currency that it owes; empty for that of the country, as a host of an earlier
 * version writes it.
 */
export const payrollPayeeCurrency = `
alter table payroll_payee add column currency text not null default '';
alter table payroll_payee drop constraint payroll_payee_pkey;
alter table payroll_payee add primary key (business_id, payroll_id, supplier_id, currency);
`
