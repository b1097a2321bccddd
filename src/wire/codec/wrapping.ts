import * as t from 'io-ts'

/**
 * A codec made of another. `value`: the same or nothing. `list`: any number of it. `meaning`: what the domain makes of it.
 */
export class WrappingCodec<A, O> extends t.Type<A, O, unknown> {
  readonly wraps: 'value' | 'list' | 'meaning'
  readonly wrapped: t.Mixed

  constructor(
    wraps: WrappingCodec<A, O>['wraps'],
    wrapped: t.Mixed,
    name: string,
    is: t.Is<A>,
    validate: t.Validate<unknown, A>,
    encode: t.Encode<A, O>,
  ) {
    super(name, is, validate, encode)
    this.wraps = wraps
    this.wrapped = wrapped
  }
}

export const isWrapping = (codec: t.Mixed): codec is WrappingCodec<unknown, unknown> => codec instanceof WrappingCodec
