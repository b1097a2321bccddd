/** Hours that a changed account waits; without a value, those of the default for so many members. */
export const coolingHours = `
alter table approval_policy add column cooling_hours integer;
`
