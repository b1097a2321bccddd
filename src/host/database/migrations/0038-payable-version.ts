/** Grows with each change of the payment date, so that a change based on an older one is rejected. */
export const payableVersion = `
alter table payable add column version integer not null default 1;
`
