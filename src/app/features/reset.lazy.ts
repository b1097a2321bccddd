export { ResetScreen as Screen } from '#ui/identity/reset-screen.tsx'
export { accountsModule as module } from './accounts.module.ts'
