import type { Business } from '#domain/business/business.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { UserAccount, UserDetails } from './account.port.ts'

/** The user and the company of the session, to be read. Each is loaded and fails by itself. */
export class ProfileViewModel {
  readonly person: RemoteValue<UserDetails>
  readonly business: RemoteValue<Business>

  constructor(account: UserAccount) {
    this.person = new RemoteValue({ load: account.person })
    this.business = new RemoteValue({ load: account.business })
  }

  activate(): () => void {
    const stops = [this.person.activate(), this.business.activate()]
    return () => stops.forEach((stop) => stop())
  }
}
