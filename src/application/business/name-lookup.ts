import type { KnownName } from '#domain/business/known-name.ts'

/** State of the look-up of the name for the tax id in the form. */
export type NameLookup =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending'; readonly identifier: string }
  | ({ readonly _tag: 'Found'; readonly identifier: string } & KnownName)
  | { readonly _tag: 'NotFound'; readonly identifier: string }

/** `Typed` carries the tax id when it is valid. A response counts only for the tax id of the latest request. */
export type NameLookupEvent =
  | { readonly _tag: 'Typed'; readonly identifier: string | undefined }
  | { readonly _tag: 'Answered'; readonly identifier: string; readonly known: KnownName | undefined }
  | { readonly _tag: 'Failed'; readonly identifier: string }

export const IDLE: NameLookup = { _tag: 'Idle' }

/** Total. A blank name counts as not found. */
export const advance = (lookup: NameLookup, event: NameLookupEvent): NameLookup => {
  if (event._tag === 'Typed') return typed(lookup, event.identifier)
  if (lookup._tag !== 'Pending' || lookup.identifier !== event.identifier) return lookup
  const known = event._tag === 'Answered' ? event.known : undefined
  const name = known?.name.trim() ?? ''
  return known === undefined || name === ''
    ? { _tag: 'NotFound', identifier: lookup.identifier }
    : { _tag: 'Found', identifier: lookup.identifier, name, source: known.source }
}

/** The name is editable while no look-up is pending and no name was found. */
export const isNameEditable = (lookup: NameLookup): boolean => lookup._tag === 'Idle' || lookup._tag === 'NotFound'

/** The tax id to look up now. */
export const requestedName = (lookup: NameLookup): string | undefined =>
  lookup._tag === 'Pending' ? lookup.identifier : undefined

/** An unchanged tax id keeps the state, so that it is not requested twice. */
const typed = (lookup: NameLookup, identifier: string | undefined): NameLookup => {
  if (identifier === undefined) return IDLE
  return lookup._tag !== 'Idle' && lookup.identifier === identifier ? lookup : { _tag: 'Pending', identifier }
}
