export { SuppliersScreen as Screen } from '#ui/suppliers/suppliers-screen.tsx'
export { suppliersModule as module } from './suppliers.module.ts'
