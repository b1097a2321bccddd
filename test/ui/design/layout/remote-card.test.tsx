import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { RemoteValue } from '#application/shared/remote-value.ts'
import { makeFaults, timedOut } from '#test/support/fakes/faults.ts'
import { RemoteCard } from '#ui/design/layout/remote-card.tsx'
import { markupOf, wordsOf } from '../render.tsx'

const makeRemote = () => {
  const faults = makeFaults()
  return { faults, remote: new RemoteValue({ load: () => faults.around(() => async () => E.right('aquí')) }) }
}

const markup = (model: RemoteValue<string>): string =>
  markupOf(
    <RemoteCard title="T" model={model} failed="No vino.">
      {(value) => value}
    </RemoteCard>,
  )

describe('a card of a remote value', () => {
  it('says that it is loading before there is a value', () => {
    expect(markup(makeRemote().remote)).toContain('aria-label="Cargando"')
  })

  it('shows the value, and keeps it under a failure with a way to retry', async () => {
    const { remote, faults } = makeRemote()
    await remote.load()
    expect(wordsOf(markup(remote))).toBe('T aquí')
    faults.before(timedOut)
    await remote.load()
    expect(wordsOf(markup(remote))).toMatch(/^T No vino\. La respuesta .*Reintentar aquí$/)
  })

  it('offers to retry where nothing was ever loaded', async () => {
    const { remote, faults } = makeRemote()
    faults.before(timedOut)
    await remote.load()
    expect(wordsOf(markup(remote))).toContain('Reintentar')
  })
})
