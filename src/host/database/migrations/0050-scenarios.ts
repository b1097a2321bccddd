/** The simulations that a user saved to compare them. `figures` is what was simulated then, in the form of the wire. */
export const scenarios = `
create table scenario (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  user_id bigint not null references app_user,
  letter text not null check (letter in ('A', 'B', 'C')),
  lines jsonb not null,
  figures jsonb not null,
  unique (business_id, user_id, letter)
);
`
