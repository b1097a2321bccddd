import type { DueBucket } from '#domain/payables/due-bucket.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import type { Page } from '../shared/page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { changesStatus } from './payroll-status-changes.ts'
import { type PayrollDetail, Payrolls } from './payrolls.port.ts'

/** More of them are seen where all payrolls are. */
const MAX_SHOWN = 20

/** The payrolls that are due in one bucket, the first to pay first. */
export class DueLists extends RemoteValue<Page<PayrollDetail>> {
  static readonly needs = { payrolls: Payrolls, live: LiveEvents }

  constructor({ live, payrolls }: Resolved<typeof DueLists.needs>, bucket: DueBucket) {
    super({
      load: () => payrolls.page(1, MAX_SHOWN, { due: bucket }),
      live,
      refreshOn: changesStatus,
    })
  }
}
