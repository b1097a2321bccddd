import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { namedIdsOf } from '#host/http/named-ids.ts'
import { mapCodec } from '#wire/codec/mapped.ts'
import { idOf } from '#wire/codec/ids.ts'
import { list, optional, text } from '#wire/codec/primitives.ts'
import { EmptyResponse, endpoint, everywhere } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'

const Line = t.strict({ invoiceId: idOf('Invoice') })
const ofBusiness = t.strict({ businessId: idOf('Business') })
const posted = (body: t.Mixed) => () =>
  namedIdsOf(
    endpoint({ method: 'POST', path: '/api/thing', access: 'tenant', body: everywhere(body), response: EmptyResponse }),
  )

describe('the ids that a call names', () => {
  it('are found wherever its codecs read one', () => {
    const { inAddress, inContent } = namedIdsOf(
      endpoint({
        method: 'POST',
        path: '/api/business/:businessId/thing',
        access: 'tenant',
        params: ofBusiness,
        query: t.strict({ orderId: optional(idOf('Order')) }),
        body: everywhere(
          t.intersection([
            t.strict({ lines: list(9, Line) }),
            t.exact(
              t.partial({
                invoiceIds: t.array(idOf('Invoice')),
                either: t.union([Line, t.strict({ note: t.string })]),
              }),
            ),
          ]),
        ),
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

  it('are found in every call of the contract', () => {
    for (const each of Object.values(endpoints)) expect(() => namedIdsOf(each as never)).not.toThrow()
  })
})

describe('a call that could name an id unchecked is not served', () => {
  it.each<readonly [string, () => unknown, RegExp]>([
    [
      'because its address has a parameter that is no id',
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/document/:documentId',
            access: 'tenant',
            params: t.strict({ documentId: text(20) }),
            response: EmptyResponse,
          }),
        ),
      /documentId is called an id/,
    ],
    [
      'because its address has a parameter that nothing reads',
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/document/:key',
            access: 'tenant',
            response: EmptyResponse,
          }),
        ),
      /key is no id with an owner/,
    ],
    [
      'because its address is read as text',
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/document/:key',
            access: 'user',
            params: t.strict({ key: text(20) }),
            response: EmptyResponse,
          }),
        ),
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
    ['because its body is whatever was sent', posted(t.strict({ thing: t.unknown })), /unknown cannot be looked into/],
    ['because its body is a record of anything', posted(t.record(t.string, idOf('Order'))), /hides an id/],
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
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/order/:orderId',
            access: 'user',
            params: t.strict({ orderId: idOf('Order') }),
            response: EmptyResponse,
          }),
        ),
      /for "user" and names a Order/,
    ],
    [
      'because a call for everybody names an id',
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/user/:userId',
            access: 'public',
            params: t.strict({ userId: idOf('User') }),
            response: EmptyResponse,
          }),
        ),
      /for "public" and names a User/,
    ],
    [
      'because an id it names has no owner rule',
      () =>
        namedIdsOf(
          endpoint({
            method: 'GET',
            path: '/api/payroll/:payrollId',
            access: 'tenant',
            params: t.strict({ payrollId: idOf('Payroll' as never) }),
            response: EmptyResponse,
          }),
        ),
      /names a Payroll/,
    ],
  ])('%s', (_, serve, reason) => {
    expect(serve).toThrow(reason)
  })
})
