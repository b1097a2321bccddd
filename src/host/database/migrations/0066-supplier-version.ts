/** Grows with each change of the payment term, so that a change based on an older one is rejected. */
export const supplierVersion = `
alter table supplier add column version integer not null default 1;
`
