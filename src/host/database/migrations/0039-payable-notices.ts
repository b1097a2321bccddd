/** The tax authority's statements on a received invoice: Chile, not answered yet by its register; Mexico, paid after the issue. */
export const payableNotices = `
alter table payable
  add column is_unanswered boolean not null default false,
  add column is_deferred boolean not null default false;
`
