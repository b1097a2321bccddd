/** The operator who confirmed an account as the user; null when the user did. */
export const payeeConfirmationOperators = `
alter table payee_confirmation add column operator text;
`
