/**
 * What a file holds beyond its first bytes, which stay in `imported_file` or `imported_file_cold`, so that no statement grows with
 * the file. Files kept before have all in one. The bytes are packed already, so the database does not try to make them smaller.
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
