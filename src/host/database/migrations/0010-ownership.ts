/**
 * A business is verified once its owner proved ownership with the tax credential or to an operator. Any number of users
 * may claim a tax id, one business of it is verified. Existing businesses with a credential or added by an operator are
 * verified; a user who only typed the tax id of one that an operator added for another user loses it, and is notified.
 * Names read from documents of others are deleted: a business has the name on the documents it issued.
 */
export const ownership = `
alter table business
  add column verified_at timestamptz,
  add column verified_by text check (verified_by in ('CREDENTIAL', 'OPERATOR')),
  add column documented_name text,
  add column documented_on date,
  add check ((verified_at is null) = (verified_by is null)),
  drop constraint business_country_identifier_key;
drop table known_name;
create unique index business_verified on business (country, identifier) where verified_at is not null;
create index business_by_identifier on business (country, identifier);
create index membership_of_business on membership (business_id);

update business b set verified_at = c.updated_at, verified_by = 'CREDENTIAL' from tax_credential c where c.business_id = b.id;
update business b set verified_at = added.at, verified_by = 'OPERATOR'
from (select business_id, min(at) as at from audit where action = 'company added' group by business_id) added
where added.business_id = b.id and b.verified_at is null;

with displaced as (
  delete from membership m using business b
  where b.id = m.business_id
    and exists (select 1 from audit a where a.business_id = b.id and a.action = 'company added')
    and not exists (
      select 1 from audit a where a.business_id = b.id and a.user_id = m.user_id and a.action in ('company added', 'tax credential linked')
    )
  returning m.user_id, m.business_id, b.identifier
), ended as (
  delete from session where user_id in (select user_id from displaced)
), told as (
  insert into notification (user_id, kind, at, detail)
  select user_id, 'BusinessClaimLost', now(), jsonb_build_object('identifier', identifier) from displaced
)
insert into audit (at, actor, business_id, action, detail)
select now(), 'operator', business_id, 'claim ended', jsonb_build_object('claimant', user_id) from displaced;
`
