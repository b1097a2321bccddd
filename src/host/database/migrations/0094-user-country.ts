/** The country that a user chose at the registration; a host of an earlier version stores none. */
export const userCountry = `
alter table app_user add column country text check (country in ('CL', 'MX'));
`
