/** Signing in as a member of a company, by a code of the operator or a link of the sample mode. */
export { CODE_SECONDS, issueImpersonationCode } from './impersonation-code.ts'
export { signInAddress, type SignInLinks } from './sign-in-links.ts'
