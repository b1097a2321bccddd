/** When an order got a status; unknown for changes before this version, which have their day only. */
export const orderStatusTimes = `
alter table order_status add column changed_at timestamptz;
`
