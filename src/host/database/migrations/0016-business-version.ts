/** Counts the changes of a business: a change is based on the version that was read. */
export const businessVersion = `
alter table business add column version integer not null default 1;
`
