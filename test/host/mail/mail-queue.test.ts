import { describe, expect, it } from 'vitest'
import type { Email } from '#host/mail/mail.port.ts'
import { makeMailQueue, type MailQueueOptions } from '#host/mail/mail-queue.ts'

const emailTo = (to: string): Email => ({ to, subject: 'Asunto', paragraphs: ['Texto'] })

const anOutbox = (send: MailQueueOptions['send']) => {
  const lost: Array<unknown> = []
  const waits: Array<number> = []
  const outbox = makeMailQueue({
    send,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onLost: (error) => void lost.push(error),
  })
  return { ...outbox, lost, waits }
}

describe('the mail queue', () => {
  it('renders and sends after the caller continued', async () => {
    const events: Array<string> = []
    const { enqueue: post, settled } = anOutbox(async ({ to }) => void events.push(`sent ${to}`))
    post(async () => {
      events.push('written')
      return emailTo('ana')
    })
    await Promise.resolve()
    events.push('answered')
    await settled()
    expect(events).toEqual(['answered', 'written', 'sent ana'])
  })

  it('sends nothing for undefined, and preserves the order', async () => {
    const sent: Array<string> = []
    const { enqueue: post, settled } = anOutbox(async ({ to }) => void sent.push(to))
    for (const to of ['1', '2', '', '3']) post(async () => (to === '' ? undefined : emailTo(to)))
    await settled()
    expect(sent).toEqual(['1', '2', '3'])
  })

  it('retries three times with growing delays, and then logs the loss', async () => {
    let tries = 0
    const {
      lost,
      enqueue: post,
      settled,
      waits,
    } = anOutbox(async () => {
      tries += 1
      throw new Error('no route')
    })
    post(async () => emailTo('ana'))
    await settled()
    expect([tries, waits, lost]).toEqual([4, [2_000, 15_000, 60_000], [new Error('no route')]])
  })

  it('does not delay e-mails for another that fails', async () => {
    const sent: Array<string> = []
    const released: Array<() => void> = []
    const outbox = makeMailQueue({
      send: async ({ to }) => {
        if (to === 'bad' && released.length < 1) throw new Error('later')
        sent.push(to)
      },
      wait: () => new Promise((resolve) => released.push(resolve)),
      onLost: (error) => {
        throw error
      },
    })
    outbox.enqueue(async () => emailTo('bad'))
    const good = new Promise<void>((resolve) => {
      outbox.enqueue(async () => emailTo('good'))
      outbox.enqueue(async () => void setImmediate(resolve))
    })
    await good
    expect(sent).toEqual(['good'])
    released[0]?.()
    await outbox.settled()
    expect(sent).toEqual(['good', 'bad'])
  })

  it('continues after a failed rendering', async () => {
    const sent: Array<string> = []
    const { lost, enqueue: post, settled } = anOutbox(async ({ to }) => void sent.push(to))
    post(() => Promise.reject(new Error('database')))
    post(async () => emailTo('ana'))
    await settled()
    expect([sent, lost]).toEqual([['ana'], [new Error('database')]])
  })

  it('closes without waiting for retries', async () => {
    const lost: Array<unknown> = []
    let tries = 0
    const outbox = makeMailQueue({
      send: () => {
        tries += 1
        return Promise.reject(new Error('no route'))
      },
      wait: (_, closing) =>
        new Promise((resolve) => {
          if (closing.aborted) resolve()
          closing.addEventListener('abort', () => resolve())
        }),
      onLost: (error) => void lost.push(error),
    })
    outbox.enqueue(async () => emailTo('ana'))
    await outbox.close()
    expect([tries <= 2, lost.length]).toEqual([true, 1])
  })

  it('that closes with patience retries for so long', async () => {
    const queue = (failures: number) => {
      const outcome = { tries: 0, lost: 0 }
      const outbox = makeMailQueue({
        send: async () => {
          outcome.tries += 1
          if (outcome.tries <= failures) throw new Error('busy')
        },
        wait: (milliseconds, closing) =>
          new Promise((resolve) => {
            closing.addEventListener('abort', () => resolve())
            if (milliseconds === 2_000) resolve()
          }),
        onLost: () => void (outcome.lost += 1),
      })
      outbox.enqueue(async () => emailTo('ana'))
      return { outbox, outcome }
    }
    const busy = queue(1)
    await busy.outbox.close(20_000)
    expect(busy.outcome).toEqual({ tries: 2, lost: 0 })
    const impatient = queue(1)
    await impatient.outbox.close()
    expect(impatient.outcome).toEqual({ tries: 1, lost: 1 })
  })

  it('sends five at once, and drops the others when it closes and the first fail', async () => {
    const failing: Array<() => void> = []
    const lost: Array<unknown> = []
    const outbox = makeMailQueue({
      send: () => new Promise((_, reject) => failing.push(() => reject(new Error('no route')))),
      wait: async () => undefined,
      onLost: (error) => void lost.push(error),
    })
    for (let at = 0; at < 20; at += 1) outbox.enqueue(async () => emailTo('ana'))
    await new Promise<void>((resolve) => outbox.enqueue(async () => void setImmediate(resolve)))
    expect(failing).toHaveLength(5)
    const closed = outbox.close()
    for (const fail of failing) fail()
    await closed
    expect([failing.length, lost.length]).toEqual([5, 20])
  })

  it('counts retries in its limit of a thousand', async () => {
    const lost: Array<unknown> = []
    const outbox = makeMailQueue({
      send: async () => {
        throw new Error('no route')
      },
      wait: (_, closing) => new Promise((resolve) => closing.addEventListener('abort', () => resolve())),
      onLost: (error) => void lost.push(error),
    })
    for (let at = 0; at < 700; at += 1) outbox.enqueue(async () => emailTo('ana'))
    await new Promise<void>((resolve) => outbox.enqueue(async () => void setImmediate(resolve)))
    for (let at = 0; at < 700; at += 1) outbox.enqueue(async () => emailTo('ana'))
    expect(lost).toHaveLength(400)
    await outbox.close()
  })

  it('accepts a thousand e-mails at once and no more', async () => {
    let sent = 0
    const { lost, enqueue: post, settled } = anOutbox(async () => void (sent += 1))
    for (let at = 0; at < 1_010; at += 1) post(async () => emailTo('ana'))
    await settled()
    expect([sent, lost.length]).toEqual([1_000, 10])
  })
})
