export { RegisterScreen as Screen } from '#ui/identity/register-screen.tsx'
export { accountsModule as module } from './accounts.module.ts'
