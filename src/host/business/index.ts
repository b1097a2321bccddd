/** The companies of the product: their registration, members, features and the proof of who owns one. */
export type { CompanyRegister } from './company-register.port.ts'
export { hasFeature, setFeature } from './features.ts'
export { countHolders, type Member, membersOf } from './members.ts'
export { announceTakeover, verifyBusiness } from './ownership.ts'
export { saveCompany, type SaveCompanyError } from './save-company.ts'
export { type OwnName, saveOwnName } from './store.ts'
