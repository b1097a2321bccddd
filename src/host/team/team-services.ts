import type { Limits } from '../http/rate-limits.ts'
import type { ChangeServices } from '../live/record-change.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Passwords } from '../security/password-hash.ts'

export interface TeamServices extends ChangeServices {
  readonly limits: Limits
  readonly mail: Mail
  readonly passwords: Passwords
  readonly publicAddress: () => string
}
