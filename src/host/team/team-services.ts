import type { ApprovalServices } from '../approval/approval-services.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { Passwords } from '../security/password-hash.ts'

export interface TeamServices extends ApprovalServices {
  readonly limits: Limits
  readonly passwords: Passwords
  readonly publicAddress: () => string
}
