import { dteKey, type CreditNote, type DebitNote, type DocumentReference } from './document.ts'

/** CodRef of the SII: annuls the document. Others, and none, correct amounts. */
export const ANNULS = '1'
/** CodRef of the SII: corrects a text, and no amount. */
export const CORRECTS_TEXT = '2'

/** Whether a reference is to a document of `issuer`, and to a single one. */
export const isOwnReference = (issuer: string, { folio, isGlobal, otherIssuer }: DocumentReference): boolean =>
  isGlobal !== true && folio !== '0' && (otherIssuer === undefined || otherIssuer === issuer)

/** CL: the notes that another note annuls, and the debit notes that annul a credit note. */
export interface Annulments {
  readonly annulled: ReadonlySet<string>
  /** A 56 that annuls a 61 gives back what that took, and adds nothing of its own. */
  readonly annulling: ReadonlySet<string>
}

type Note = CreditNote | DebitNote

/**
 * A 56 with CodRef 1 annuls the 61 of its issuer that it names, and a 61 such a 56, unless the named one is newer. An annulled
 * note annuls nothing; in a circle of one day the 61 stand.
 */
export const annulmentsAmong = (notes: ReadonlyArray<Note>): Annulments => {
  const byKey = new Map(notes.map((note) => [note.key, note]))
  const annullers = new Map<string, Array<string>>()
  const annulling = new Set<string>()
  for (const note of notes) {
    for (const named of annulledBy(note)) {
      const target = byKey.get(named)
      if (note._tag === 'DebitNote') annulling.add(note.key)
      if (target === undefined || target._tag === note._tag || target.issueDate > note.issueDate) continue
      annullers.set(named, [...(annullers.get(named) ?? []), note.key])
    }
  }
  const decided = new Map<string, boolean>()
  decide(notes, annullers, decided)
  const undecided = notes.filter(({ key }) => !decided.has(key))
  for (const { _tag, key } of undecided) if (_tag === 'CreditNote') decided.set(key, false)
  decide(notes, annullers, decided)
  return { annulled: new Set(notes.flatMap(({ key }) => (decided.get(key) === true ? [key] : []))), annulling }
}

/** Decides whether each note is annulled, newest first, as far as its annullers are decided. */
const decide = (
  notes: ReadonlyArray<Note>,
  annullers: ReadonlyMap<string, ReadonlyArray<string>>,
  decided: Map<string, boolean>,
): void => {
  const annuls = new Map<string, Array<string>>()
  const waitsFor = new Map<string, number>()
  for (const [key, others] of annullers) {
    waitsFor.set(key, others.length)
    for (const other of others) annuls.set(other, [...(annuls.get(other) ?? []), key])
  }
  const ready: Array<string> = []
  const settle = (key: string, isAnnulled: boolean): void => {
    decided.set(key, isAnnulled)
    ready.push(key)
  }
  const known = [...decided.keys()]
  ready.push(...known)
  for (const { key } of notes) if (!decided.has(key) && !annullers.has(key)) settle(key, false)
  for (let key = ready.pop(); key !== undefined; key = ready.pop()) {
    const isStanding = decided.get(key) === false
    for (const target of annuls.get(key) ?? []) {
      if (decided.has(target)) continue
      const left = (waitsFor.get(target) ?? 0) - 1
      waitsFor.set(target, left)
      if (isStanding) settle(target, true)
      else if (left === 0) settle(target, false)
    }
  }
}

const annulledBy = (note: Note): ReadonlyArray<string> => {
  if (note.facts._tag !== 'DteFacts') return []
  const documentType = note._tag === 'DebitNote' ? '61' : '56'
  return note.facts.references
    .filter((reference) => reference.code === ANNULS && reference.documentType === documentType)
    .filter((reference) => isOwnReference(note.issuer.id, reference))
    .map(({ folio }) => dteKey(note.issuer.id, documentType, folio))
}
