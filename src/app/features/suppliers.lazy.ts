export { SuppliersScreen as Screen } from '#ui/suppliers/suppliers-screen.tsx'
export { payablesModule as module } from './payables.module.ts'
