import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { namedIdsOf } from '#host/http/named-ids.ts'
import { mapCodec } from '#wire/codec/map-codec.ts'
import { id } from '#wire/codec/ids.ts'
import { flat, mappedRecord } from '#wire/codec/mapped-record.ts'
import { list, optional, text } from '#wire/codec/primitives.ts'
import { EmptyResponse, endpoint, type Access } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'

const Line = t.strict({ invoiceId: id('Invoice') })
const posted = (body: t.Mixed) => () =>
  namedIdsOf(
    endpoint({
      method: 'POST',
      path: '/api/thing',
      access: 'tenant',
      permission: 'read',
      body,
      response: EmptyResponse,
    }),
  )

/** A call with separately given codecs for its parameters. */
const addressed = (access: Access, path: `/api/${string}`, params: t.Mixed) =>
  namedIdsOf({
    ...endpoint({ method: 'GET', path: '/api/thing', access, response: EmptyResponse }),
    path,
    params,
  })

describe('the ids of a call', () => {
  it('are found wherever its codecs read one', () => {
    const { inAddress, inContent } = namedIdsOf(
      endpoint({
        method: 'POST',
        path: '/api/business/:businessId/thing',
        access: 'tenant',
        permission: 'read',
        query: t.strict({ orderId: optional(id('Order')) }),
        body: t.intersection([
          t.strict({ lines: list(9, Line) }),
          t.exact(
            t.partial({
              invoiceIds: t.array(id('Invoice')),
              either: t.union([Line, t.strict({ note: t.string })]),
            }),
          ),
        ]),
        response: EmptyResponse,
      }),
    )
    expect(inAddress({ businessId: '7' })).toEqual([{ kind: 'Business', id: '7', at: 'businessId' }])
    const body = { lines: [{ invoiceId: '1' }, { invoiceId: '2' }], invoiceIds: ['3'], either: { invoiceId: '4' } }
    expect(inContent('MX', { orderId: '5' }, body).map(({ kind, id, at }) => `${kind} ${id} ${at}`)).toEqual([
      'Order 5 orderId',
      'Invoice 1 lines.0.invoiceId',
      'Invoice 2 lines.1.invoiceId',
      'Invoice 3 invoiceIds.0',
      'Invoice 4 either.invoiceId',
    ])
    expect(inContent('CL', { orderId: undefined }, { lines: [], either: { note: 'x' } })).toEqual([])
  })

  it('are found in records with other names on the wire', () => {
    const Order = mappedRecord('Order', {
      owner: ['business.businessId', id('Business')],
      line: flat(mappedRecord('Line', { invoice: ['invoiceId', id('Invoice')] })),
      preselected: ['preselectedIds', list(9, id('Invoice')), '?'],
    })
    const { inContent } = namedIdsOf(
      endpoint({
        method: 'POST',
        path: '/api/thing',
        access: 'tenant',
        permission: 'read',
        body: Order,
        response: EmptyResponse,
      }),
    )
    const body = { owner: '7', line: { invoice: '1' }, preselected: ['2', '3'] }
    expect(inContent('CL', {}, body).map(({ kind, id, at }) => `${kind} ${id} ${at}`)).toEqual([
      'Business 7 business.businessId',
      'Invoice 1 invoiceId',
      'Invoice 2 preselectedIds.0',
      'Invoice 3 preselectedIds.1',
    ])
  })

  it('are found in every call of the contract', () => {
    for (const each of Object.values(endpoints)) expect(() => namedIdsOf(each as never)).not.toThrow()
  })
})

describe('a call with an id that could remain unchecked is rejected', () => {
  it.each<readonly [string, () => unknown, RegExp]>([
    [
      'because its address has a parameter that is no id',
      () => addressed('tenant', '/api/document/:documentId', t.strict({ documentId: text(20) })),
      /documentId is called an id/,
    ],
    [
      'because its address has a parameter that nothing reads',
      () => addressed('tenant', '/api/document/:key', t.strict({})),
      /key is no id with an owner/,
    ],
    [
      'because its address is read as text',
      () => addressed('user', '/api/document/:key', t.strict({ key: text(20) })),
      /key is no id with an owner/,
    ],
    [
      'because a text of its body is called an id',
      posted(t.strict({ accountId: text(20) })),
      /accountId is called an id/,
    ],
    [
      'because a list of its body is called ids',
      posted(t.strict({ accountIds: t.array(t.number) })),
      /accountIds is called an id/,
    ],
    [
      'because a field is called an id on the wire only',
      posted(mappedRecord('Thing', { account: ['accountId', text(20)] })),
      /accountId is called an id/,
    ],
    ['because its body is whatever was sent', posted(t.strict({ thing: t.unknown })), /unknown cannot be looked into/],
    ['because its body is a record of anything', posted(t.record(t.string, id('Order'))), /hides an id/],
    [
      'because an id is hidden in what a value means',
      posted(
        t.strict({
          line: mapCodec(
            'Hidden',
            Line,
            (line) => E.right(line.invoiceId),
            (invoiceId) => ({ invoiceId }),
          ),
        }),
      ),
      /hides an id/,
    ],
    [
      'because a call for users names something of a business',
      () => addressed('user', '/api/order/:orderId', t.strict({ orderId: id('Order') })),
      /for "user" and names a Order/,
    ],
    [
      'because a public call names an id',
      () => addressed('public', '/api/user/:userId', t.strict({ userId: id('User') })),
      /for "public" and names a User/,
    ],
    [
      'because an id it names has no owner rule',
      () => addressed('tenant', '/api/task/:taskId', t.strict({ taskId: id('Task' as never) })),
      /names a Task/,
    ],
  ])('%s', (_, serve, reason) => {
    expect(serve).toThrow(reason)
  })
})
