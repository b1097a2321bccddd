/** The colonies of Mexico that an operator loaded from the file of the postal service. */
export const colonies = `
create table colony (
  state text not null,
  municipality text not null,
  name text not null,
  primary key (state, municipality, name)
);
`
