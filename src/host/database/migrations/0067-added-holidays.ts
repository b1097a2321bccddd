/** Days that banks close by a decision that this program does not know. */
export const addedHolidays = `
create table added_holiday (
  country text not null check (country in ('CL', 'MX')),
  day date not null,
  name text not null,
  primary key (country, day)
);
`
