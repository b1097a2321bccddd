import { describe, expect, it } from 'vitest'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const id = (digits: string) => digits as StakeholderId
const completed = (...all: ReadonlyArray<readonly [string, boolean]>) =>
  all.map(([stakeholderId, allDocumentsCompleted]) => ({ stakeholderId: id(stakeholderId), allDocumentsCompleted }))

const opened = async (...all: ReadonlyArray<readonly [string, boolean]>) => {
  const documents = makeFakeDocuments()
  documents.complete(completed(...all))
  const { clock, scheduler } = makeFakeTime()
  const live = makeFakeLiveEvents()
  const vm = new DocumentsViewModel({
    documents,
    live,
    notifications: new NotificationsViewModel({ scheduler, clock }),
    saver: { save: () => undefined },
  })
  vm.completed.activate()
  await settle()
  return { documents, live, vm }
}

describe('the documents of the representatives', () => {
  it('are expanded for the first incomplete one, or for the first if all are complete', async () => {
    expect((await opened(['1', true], ['2', false], ['3', false])).vm.expanded).toBe('2')
    expect((await opened(['1', true], ['2', true])).vm.expanded).toBe('1')
    expect((await opened()).vm.expanded).toBeUndefined()
  })

  it('stay where the user left them when they change', async () => {
    const { documents, live, vm } = await opened(['1', false], ['2', false])
    documents.complete(completed(['1', true], ['2', false]))
    live.publish({ _tag: 'DocumentsChanged' })
    await settle()
    expect([vm.expanded, vm.isCompleted(id('1')), vm.isCompleted(id('9'))]).toEqual(['1', true, undefined])
    vm.toggle(id('1'))
    live.publish({ _tag: 'StakeholdersChanged' })
    await settle()
    expect(vm.expanded).toBeUndefined()
    vm.toggle(id('1'))
    vm.toggle(id('2'))
    expect(vm.expanded).toBe('2')
  })

  it('are known as soon as the first representative is added', async () => {
    const { documents, live, vm } = await opened()
    documents.complete(completed(['1', false]))
    live.publish({ _tag: 'StakeholdersChanged' })
    await settle()
    expect(vm.expanded).toBe('1')
  })

  it('keep their panel, and with it an upload, while they are hidden', async () => {
    const { vm } = await opened(['1', false], ['2', false])
    expect(vm.panelOf(id('1'))).toBe(vm.panelOf(id('1')))
    expect(vm.panelOf(id('1'))).not.toBe(vm.panelOf(id('2')))
  })
})
