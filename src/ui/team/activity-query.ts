import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  ACTIVITY_DAYS,
  type ActivityChoice,
  ALL_ACTIVITY,
  type CompanyActivityViewModel,
} from '#application/team/company-activity.view-model.ts'
import { AREAS } from '#domain/team/activity.ts'

/** Reads the query of the address; values that it does not know are left out. */
export const activityIn = (query: string): ActivityChoice => {
  const params = new URLSearchParams(query)
  const who = params.get('persona') ?? ''
  return {
    days: ACTIVITY_DAYS.find((days) => String(days) === params.get('dias')) ?? ALL_ACTIVITY.days,
    area: AREAS.find((area) => area === params.get('area')),
    who: who === STAFF ? 'STAFF' : /^[1-9]\d{0,8}$/.test(who) ? Number(who) : undefined,
  }
}

/** The query of an address; empty for what is shown unless asked. */
export const queryOf = ({ area, days, who }: ActivityChoice): string => {
  const params = new URLSearchParams()
  if (days !== ALL_ACTIVITY.days) params.set('dias', String(days))
  if (area !== undefined) params.set('area', area)
  if (who !== undefined) params.set('persona', who === 'STAFF' ? STAFF : String(who))
  return params.toString()
}

const STAFF = 'anticipo'

/** The address and the list show the same actions: Back and a reload keep them. Call it in an observer. */
export const useActivityQuery = (vm: CompanyActivityViewModel): void => {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const shown = queryOf(vm.filters.filter)
  const isActive = useRef(false)
  const written = useRef(shown)
  useLayoutEffect(() => {
    if (isActive.current) vm.show(activityIn(query))
    else vm.restore(activityIn(query))
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
