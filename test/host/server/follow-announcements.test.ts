import { beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Announcement, AnnouncementListener } from '#host/announcements/announcements.port.ts'
import { makeLocalAnnouncements } from '#host/announcements/local-announcements.ts'
import { followAnnouncements } from '#host/server/follow-announcements.ts'

const NOON = Date.UTC(2026, 10, 20, 15)
const businessId = '7' as BusinessId

let done: Array<string>
let isOn: boolean
let failures: number
let stored: boolean | undefined
let miss: AnnouncementListener['onMissed']
let onInterval: AnnouncementListener['onInterval']
let publish: (announcement: Announcement) => void
let settle: Promise<void>

beforeEach(() => {
  done = []
  isOn = false
  failures = 0
  stored = undefined
  const announcements = makeLocalAnnouncements(() => NOON)
  publish = announcements.publish
  let settled = (): void => undefined
  settle = new Promise((resolve) => (settled = resolve))
  followAnnouncements({
    announcements: {
      subscribe: (listener) => {
        miss = listener.onMissed
        onInterval = listener.onInterval
        announcements.subscribe(listener)
      },
    },
    live: {
      publish: ({ type }, at) => void done.push(`${type} at ${at}`),
      closeSession: (id) => void done.push(`session ${id} ended`),
      closeAll: () => {
        done.push('all ended')
        settled()
      },
    },
    maintenance: {
      isOn: () => isOn,
      refresh: async () => {
        done.push('maintenance read')
        isOn = stored ?? isOn
        if (failures === 0) return
        failures -= 1
        throw new Error('no database')
      },
    },
    jobs: { enqueue: (id) => void done.push(`jobs of ${id}`) },
    signatures: { queueWaiting: async () => void done.push('signatures') },
    onError: () => void done.push('error'),
  })
})

describe('a host that has its database alone', () => {
  it('does at once what it announces', () => {
    publish({ type: 'change', message: { type: 'invoices', businessId } })
    publish({ type: 'sessionEnd', sessionId: 's' })
    publish({ type: 'job', businessId })
    publish({ type: 'signatures' })
    expect(done).toEqual([`invoices at ${NOON}`, 'session s ended', 'jobs of 7', 'signatures'])
  })
})

describe('a host that hears of maintenance', () => {
  it('closes the connections when it began', async () => {
    isOn = true
    publish({ type: 'maintenance' })
    await settle
    expect(done).toEqual(['maintenance read', 'all ended'])
  })

  it('reads again when the database did not answer', async () => {
    isOn = true
    failures = 1
    publish({ type: 'maintenance' })
    await settle
    expect(done).toEqual(['maintenance read', 'error', 'maintenance read', 'all ended'])
  })
})

describe('a host that reads the maintenance state regularly', () => {
  it('closes the connections when it began without an announcement', async () => {
    stored = true
    onInterval?.()
    await settle
    expect(isOn).toBe(true)
    expect(done).toEqual(['maintenance read', 'all ended'])
  })

  it('leaves them alone while it lasts', async () => {
    isOn = true
    onInterval?.()
    await new Promise((resolve) => setImmediate(resolve))
    expect(done).toEqual(['maintenance read'])
  })
})

describe('a host that missed announcements', () => {
  it('has its pages connect again, and looks for what they were about', () => {
    miss()
    expect(done).toEqual(['all ended', 'maintenance read', 'signatures'])
  })
})
