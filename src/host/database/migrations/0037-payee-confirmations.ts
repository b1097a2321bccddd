/** Who confirmed the account of a supplier with the supplier, for one version of the account. */
export const payeeConfirmations = `
create table payee_confirmation (
  account_id bigint primary key references bank_account on delete cascade,
  version integer not null,
  user_id bigint not null references app_user,
  confirmed_on date not null
);
`
