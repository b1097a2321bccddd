import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OrderChoice, OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { ORDER_TYPES } from '#domain/orders/order.ts'
import { SIMPLIFIED_STATUSES } from '#domain/orders/simplified-status.ts'
import { ORDER_STATES } from '#domain/orders/tracker.ts'
import { SEARCH_PARAM } from '../app/paths.ts'

/** The days of the filter by date. */
export const ORDER_DAYS = [30, 90, 365] as const

export const ORDER_GROUPS = ['WAITING', 'LATE', ...SIMPLIFIED_STATUSES] as const

export interface ShownOrders {
  readonly search: string
  readonly choice: OrderChoice
}

/** Reads the query of the address; values that it does not know are left out. */
export const ordersIn = (query: string): ShownOrders => {
  const params = new URLSearchParams(query)
  const among = <A extends string | number>(values: ReadonlyArray<A>, name: string): A | undefined => {
    const text = params.get(name)
    return values.find((value) => String(value) === text)
  }
  const choice = {
    group: among(ORDER_GROUPS, 'grupo'),
    state: among(ORDER_STATES, 'estado'),
    type: among(ORDER_TYPES, 'tipo'),
    days: among<number>(ORDER_DAYS, 'dias'),
  }
  return { search: (params.get(SEARCH_PARAM) ?? '').trim().slice(0, MAX_SEARCH), choice }
}

/** The query of an address; empty for all orders. */
export const queryOf = ({ choice, search }: ShownOrders): string => {
  const { days, group, state, type } = choice
  const named = {
    grupo: group,
    estado: state,
    tipo: type,
    dias: days,
    [SEARCH_PARAM]: search === '' ? undefined : search,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(named)) if (value !== undefined) params.set(name, String(value))
  return params.toString()
}

const MAX_SEARCH = 100

/** The address and the list show the same orders: Back and a reload keep them, and a link to the list clears them. Call it in an observer. */
export const useOrderQuery = (vm: OrdersViewModel): void => {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const shown = queryOf({ search: vm.filters.search, choice: vm.filters.filter })
  const isActive = useRef(false)
  const written = useRef(shown)
  useLayoutEffect(() => {
    const { choice, search } = ordersIn(query)
    if (isActive.current) vm.show(search, choice)
    else vm.restore(search, choice)
  }, [vm, query])
  useEffect(() => {
    isActive.current = true
    const stop = vm.activate()
    return () => {
      stop()
      isActive.current = false
    }
  }, [vm])
  /* Only a change of the list is written: a change of the address is read above. */
  useEffect(() => {
    if (written.current === shown) return
    written.current = shown
    if (shown !== query) setParams(shown, { replace: true, preventScrollReset: true })
  }, [shown, query, setParams])
}
