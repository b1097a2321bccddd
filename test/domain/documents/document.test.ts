import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allCompleted,
  type DocumentOwner,
  firstIncomplete,
  sortByOrder,
  needsReload,
  panelIcon,
} from '#domain/documents/document.ts'
import { acceptsFile, rowOf, waitsForOwner } from '#domain/documents/document-row.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import { documentFacts } from '#domain/testing/documents.ts'

const FACTS = { approved: false, action: 'UPLOAD', hasSigned: false, hasFile: false, url: undefined }
const URL = 'https://firma.example/1'

describe('the row of a document', () => {
  it.each([
    [
      { approved: true, action: 'LINK', url: URL },
      { _tag: 'View', url: URL },
    ],
    [
      { approved: true, action: 'LINK', url: URL, hasSigned: true },
      { _tag: 'View', url: URL },
    ],
    [
      { approved: true, action: 'LINK', url: 'http://firma.example/1' },
      { _tag: 'View', url: 'http://firma.example/1' },
    ],
    [
      { approved: true, action: 'LINK', url: `javascript:'${URL}'` },
      { _tag: 'Preparing', until: 'executive' },
    ],
    [
      { approved: true, action: 'LINK' },
      { _tag: 'Preparing', until: 'executive' },
    ],
    [
      { approved: true, action: 'LINK', url: 'javascript:alert(1)' },
      { _tag: 'Preparing', until: 'executive' },
    ],
    [{ approved: true, action: 'UPLOAD', hasSigned: true }, { _tag: 'Download' }],
    [{ action: 'UPLOAD', hasSigned: true }, { _tag: 'AwaitingReview' }],
    [{ action: 'UPLOAD' }, { _tag: 'Upload' }],
    [{ action: 'MIFIEL_ON', hasFile: true }, { _tag: 'AwaitingSignatures' }],
    [{ action: 'MIFIEL_ON' }, { _tag: 'Preparing', until: 'executive' }],
    [
      { action: 'DOWNLOAD', hasFile: true },
      { _tag: 'Preparing', until: 'soon' },
    ],
    [
      { action: 'LINK', url: URL },
      { _tag: 'Preparing', until: 'executive' },
    ],
    [{ action: 'SIGN_ON_PAPER' }, { _tag: 'Preparing', until: 'executive' }],
  ])('%j offers %j (table of the rules, first line that applies)', (facts, row) => {
    expect(rowOf({ ...FACTS, ...facts })).toEqual(row)
  })

  it('waits for the owner of the document while it is to be uploaded or signed', () => {
    expect(waitsForOwner(FACTS)).toBe(true)
    expect(waitsForOwner({ ...FACTS, action: 'MIFIEL_ON', hasFile: true })).toBe(true)
    for (const facts of [{ approved: true }, { hasSigned: true }, { action: 'MIFIEL_ON' }, { action: 'DOWNLOAD' }])
      expect(waitsForOwner({ ...FACTS, ...facts })).toBe(false)
  })

  it('takes a file until it is reviewed: the first one, and another in its place', () => {
    expect([FACTS, { ...FACTS, hasSigned: true }].map(acceptsFile)).toEqual([true, true])
    const others = [{ approved: true }, { action: 'MIFIEL_ON', hasSigned: true }, { action: 'DOWNLOAD' }]
    for (const facts of others) expect(acceptsFile({ ...FACTS, ...facts })).toBe(false)
    fc.assert(
      fc.property(documentFacts, (facts) => {
        const { _tag } = rowOf(facts)
        if (_tag === 'Upload') expect(acceptsFile(facts)).toBe(true)
        else if (_tag !== 'AwaitingReview') expect(acceptsFile(facts)).toBe(false)
      }),
    )
  })

  it('is defined for any document, opens only web addresses, and never offers a finished upload again', () => {
    fc.assert(
      fc.property(documentFacts, (facts) => {
        const row = rowOf(facts)
        if (row._tag === 'View') expect(row.url).toMatch(/^https?:\/\/./)
        if (facts.hasSigned) expect(row._tag).not.toBe('Upload')
        expect(row._tag === 'Download' || row._tag === 'View').toBe(facts.approved && row._tag !== 'Preparing')
        expect(rowOf({ ...facts, approved: true, hasSigned: !facts.hasSigned, hasFile: !facts.hasFile })).toEqual(
          rowOf({ ...facts, approved: true }),
        )
      }),
    )
  })
})

describe('the documents of an owner', () => {
  it('are complete when every one is approved, and then their panel shows them as signed', () => {
    const [done, open] = [{ approved: true }, { approved: false }]
    expect([[], [done], [done, open], [open]].map(allCompleted)).toEqual([true, true, false, false])
    expect([[], [done], [done, open], [open]].map(panelIcon)).toEqual(['signed', 'signed', 'pending', 'pending'])
    fc.assert(
      fc.property(fc.array(fc.record({ approved: fc.boolean() })), (documents) => {
        expect(panelIcon(documents)).toBe(documents.some(({ approved }) => !approved) ? 'pending' : 'signed')
      }),
    )
  })

  it('are fetched again for another owner only', () => {
    const owner: DocumentOwner = { type: 'order', id: '7' }
    expect(needsReload(undefined, owner)).toBe(true)
    expect(needsReload({ ...owner }, owner)).toBe(false)
    expect(needsReload({ type: 'business', id: '7' }, owner)).toBe(true)
    expect(needsReload({ type: 'order', id: '8' }, owner)).toBe(true)
  })

  it('are sorted by order, stably', () => {
    expect(
      sortByOrder([
        { order: 2, n: 1 },
        { order: 1, n: 2 },
        { order: 2, n: 3 },
      ]),
    ).toEqual([
      { order: 1, n: 2 },
      { order: 2, n: 1 },
      { order: 2, n: 3 },
    ])
  })

  it('expand the first incomplete owner, else the first', () => {
    const owners = (...all: ReadonlyArray<boolean>) =>
      all.map((allDocumentsCompleted, id) => ({ id, allDocumentsCompleted }))
    expect(firstIncomplete(owners(true, false, false))?.id).toBe(1)
    expect(firstIncomplete(owners(true, true))?.id).toBe(0)
    expect(firstIncomplete([])).toBeUndefined()
  })
})

it('documents are required in Mexico only (table of the rules)', () => {
  const required = (country: 'CL' | 'MX') =>
    (['business', 'stakeholder', 'order'] as const).map((owner) => requiredDocuments(country, owner))
  expect(required('CL')).toEqual([[], [], []])
  expect(required('MX')).toEqual([
    ['DEED', 'ADDRESS_PROOF', 'TAX_STATUS'],
    ['IDENTIFICATION', 'ADDRESS_PROOF'],
    ['CONTRACT'],
  ])
})
