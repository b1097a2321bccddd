/**
 * The content of a file beyond its first bytes, which remain in `imported_file` or `imported_file_cold`, so that no
 * statement grows with the file. Existing files have all bytes in one row. The bytes are compressed already, so the
 * database does not compress them.
 */
export const importedFilePieces = `
create table imported_file_piece (
  file_id bigint not null,
  number integer not null check (number > 0),
  bytes bytea not null,
  primary key (file_id, number)
);
alter table imported_file_piece alter column bytes set storage external;
alter table imported_file alter column packed set storage external;
`
