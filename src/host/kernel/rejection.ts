/** Why an operator's command was not done, in words for the operator. */
export class Rejection extends Error {}
