/** The activity of a company is read by days. On a large server the index may be there already: it is created without a lock before the update. */
export const activityByDay = `
create index if not exists audit_of_day on audit (business_id, at, id);
`
