/**
 * The member who confirmed the account before the last one did, and for which payout data: a changed account may need two. Companies whose
 * policy was stored without rules, because they had several members before, keep that nothing waits.
 */
export const earlierConfirmation = `
alter table payee_confirmation
  add column earlier_user_id bigint references app_user (id),
  add column earlier_digest text;
update approval_policy set cooling_hours = 0 where cooling_hours is null and bands = '{}'::jsonb;
`
