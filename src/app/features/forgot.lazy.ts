export { ForgotScreen as Screen } from '#ui/identity/forgot-screen.tsx'
export { accountsModule as module } from './accounts.module.ts'
