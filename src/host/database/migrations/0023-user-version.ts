/** Counts the changes of a user's name and phone: a change is based on the version that was read. */
export const userVersion = `
alter table app_user add column version integer not null default 1;
`
