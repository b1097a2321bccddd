/** The keys of stored files that no document names any more, until the store has deleted them. */
export const unusedFiles = `
create table unused_file (file_key text primary key);
`
