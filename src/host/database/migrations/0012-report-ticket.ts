/** Report tokens: each is deleted on use, and with its session. */
export const reportTicket = `
create table report_ticket (
  digest text primary key,
  business_id bigint not null references business,
  session_id text not null references session on delete cascade,
  until timestamptz not null
);
create index report_ticket_of_session on report_ticket (session_id);
`
