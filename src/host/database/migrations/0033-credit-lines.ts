/** The credit of the financier for paying suppliers, and what is left of it. */
export const creditLines = `
create table credit_line (
  business_id bigint primary key references business,
  credit bigint not null check (credit >= 0),
  balance bigint not null,
  updated_at timestamptz not null
);
`
