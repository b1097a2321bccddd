/** How a payroll is paid, where other members authorised its payment. */
export const authorisedMethod = `
alter table payroll add column authorised_method text
  constraint payroll_method_check check (authorised_method in ('TRANSFER', 'DIRECT'));
`
