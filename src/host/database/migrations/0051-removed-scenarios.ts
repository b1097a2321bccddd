/** The scenario that a user removed last can be restored, and no longer has its letter. The first form of the figures had no rates and cannot be read. */
export const removedScenarios = `
delete from scenario where figures->'meanTermDays' is not null;
alter table scenario add column if not exists is_removed boolean not null default false;
alter table scenario drop constraint if exists scenario_business_id_user_id_letter_key;
create unique index if not exists scenario_letter on scenario (business_id, user_id, letter) where not is_removed;
create unique index if not exists scenario_removed on scenario (business_id, user_id) where is_removed;
`
