/**
 * The company of a notification; null for one of the user. Rows of before get the company of a user who has one; the user's own kinds, and those of a
 * user of several companies, stay without.
 */
export const notificationCompany = `
alter table notification add column business_id bigint references business (id);
update notification n set business_id = m.business_id from membership m
  where m.user_id = n.user_id and n.kind not in ('PasswordChanged', 'BusinessClaimLost')
    and not exists (select from membership o where o.user_id = n.user_id and o.business_id <> m.business_id);
drop index notification_latest;
create index notification_latest on notification (user_id, business_id, id desc);
`
