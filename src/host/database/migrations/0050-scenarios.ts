/**
 * The simulations that a user saved to compare them. `figures` is what was simulated then, in the form of the wire. The
 * one that was removed last can be restored.
 */
export const scenarios = `
create table scenario (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  user_id bigint not null references app_user,
  letter text not null check (letter in ('A', 'B', 'C')),
  lines jsonb not null,
  figures jsonb not null,
  is_removed boolean not null default false
);
create unique index scenario_letter on scenario (business_id, user_id, letter) where not is_removed;
create unique index scenario_removed on scenario (business_id, user_id) where is_removed;
`
