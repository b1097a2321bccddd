/** Reads the bytes of tax documents and registers, without a database. */
export { documentedDueDate } from './due-date.ts'
export type { InvoiceDocument } from './invoice-document.ts'
export { parseXml } from './xml-tree.ts'
