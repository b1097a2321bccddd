/** The debts of a company with the treasury and social security, asked for through a source and shown with its form. */
export { consultDebts, consultOldDebts } from './consult-debts.ts'
export type { DebtFolder } from './debt-folder.ts'
export type { DebtSource, ReportedDebts } from './debt-source.port.ts'
