/**
 * The amount of a request in minor units of the currency of the country, null where it has none or a document has no rate. Acts
 * that needed no approver are stored too, as executed requests of no approver, because the amounts of a day count together.
 */
export const approvalAmount = `
alter table approval add column amount bigint;
create index approval_in_window on approval (business_id, requested_by, requested_at);
`
