/** The members of a company, their roles, and the invitations to become one. */
export { approvedMemberCall } from './approved-member-call.ts'
export { changeMemberAsOperator, type OperatorTeamError } from './by-operator.ts'
export { membersOf as teamOf } from './store.ts'
export { addedByOperatorEmail } from './team-emails.ts'
