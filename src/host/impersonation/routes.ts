import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { impersonate, type ImpersonationServices } from './impersonate.ts'

export const impersonationRoutes = routes((services: ImpersonationServices) => [
  route(endpoints.impersonate, (call) => impersonate(services, call)),
])
