/** The payment conditions of an invoice from which its due date was read, or that were not understood. */
export const dueText = `
alter table invoice add column due_text text;
`
