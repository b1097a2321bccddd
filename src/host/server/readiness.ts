import type { Announcements } from '../announcements/announcements.port.ts'
import { integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { LATEST_SCHEMA } from '../database/migrate.ts'
import { sql, value } from '../database/sql.ts'
import type { Maintenance } from '../http/maintenance.ts'
import { makeCachedCheck } from '../kernel/cached-check.ts'

/** Why a host should get no calls. */
type UnreadyReason = 'DRAINING' | 'DATABASE_UNAVAILABLE' | 'ANNOUNCEMENTS_DISCONNECTED' | 'DISK_NOT_WRITABLE'

/** A warning for the operator of a host that serves: another host would serve no better. */
type ReadyWarning = 'MAINTENANCE' | 'SCHEMA_NEWER'

/** Codes only: the answer is public. */
export interface Health {
  /** Empty when the host is ready. */
  readonly reasons: ReadonlyArray<UnreadyReason>
  readonly warnings: ReadonlyArray<ReadyWarning>
}

export interface Readiness {
  readonly health: () => Promise<Health>
  /** From now on the host is not ready, and each of its responses ends its connection. */
  readonly drain: () => void
  readonly isDraining: () => boolean
}

export interface ReadinessDependencies {
  readonly database: Queries
  readonly announcements: Pick<Announcements, 'isConnected'>
  readonly maintenance: Pick<Maintenance, 'isOn'>
  /** Rejects when the data folder cannot be written. */
  readonly writeProbe: () => Promise<void>
  readonly databaseLimitMs?: number
  /** Milliseconds, of any clock. */
  readonly now?: () => number
}

const EVERY_MS = 1_000
/** A server that gives neither a connection nor an answer by then fails calls too. */
const SERVER_LIMIT_MS = 2_000
const DISK_LIMIT_MS = 2_000
/** The embedded database does one thing after the other in this process: it is busy rather than gone. */
export const EMBEDDED_LIMIT_MS = 20_000

export const makeReadiness = ({
  announcements,
  database,
  databaseLimitMs = SERVER_LIMIT_MS,
  maintenance,
  now,
  writeProbe,
}: ReadinessDependencies): Readiness => {
  let isDraining = false
  const schema = makeCachedCheck(() => value(database, integer, LATEST_APPLIED), {
    limitMs: databaseLimitMs,
    everyMs: EVERY_MS,
    now,
  })
  const disk = makeCachedCheck(() => writeProbe().then(() => true), {
    limitMs: DISK_LIMIT_MS,
    everyMs: EVERY_MS,
    now,
  })
  return {
    health: async () => {
      const [version, isWritable = false] = await Promise.all([schema(), disk()])
      return {
        reasons: [
          ...(isDraining ? (['DRAINING'] as const) : []),
          ...(version === undefined ? (['DATABASE_UNAVAILABLE'] as const) : []),
          ...(announcements.isConnected() ? [] : (['ANNOUNCEMENTS_DISCONNECTED'] as const)),
          ...(isWritable ? [] : (['DISK_NOT_WRITABLE'] as const)),
        ],
        warnings: [
          ...(maintenance.isOn() ? (['MAINTENANCE'] as const) : []),
          ...(version !== undefined && version > LATEST_SCHEMA ? (['SCHEMA_NEWER'] as const) : []),
        ],
      }
    },
    drain: () => void (isDraining = true),
    isDraining: () => isDraining,
  }
}

const LATEST_APPLIED = sql`select max(version) from schema_version`
