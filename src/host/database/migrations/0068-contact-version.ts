/** Grows with each change of the contact, so that a change based on an older one is rejected. */
export const contactVersion = `
alter table contact add column version integer not null default 1;
`
