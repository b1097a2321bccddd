import type { Container } from 'inversify'
import {
  Navigate,
  Outlet,
  replace,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type RouteObject,
  useRouteError,
} from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import type { Permission } from '#domain/team/permission.ts'
import { COMPANY_PARAM, SIGN_IN_PATH } from '#ui/app/paths.ts'
import { preservedQuery, usePreservedQuery } from '#ui/app/preserved-query.ts'
import { AUTH_PATHS } from '#ui/identity/auth-paths.ts'
import { MaintenanceGate } from '#ui/maintenance/maintenance-gate.tsx'
import type { Feature, LoadedFeature } from './feature.ts'
import { REDIRECTS } from './feature-paths.ts'
import { FeatureScreen } from './feature-screen.tsx'
import { FEATURES } from './features.ts'
import { Auth, loadForgot, loadRegister } from './features/auth.tsx'
import { type Guard, redirectFor } from './guard-redirect.ts'
import { AnyVisitor, GuestOnly, RequireIncompleteProfile, RequireSession } from './guards.tsx'
import { loadProfileLayout, loadSignedInLayout } from './layouts.ts'
import { openFeature, type OpenedFeature } from './opened-feature.ts'
import { SessionContainers } from './tokens.ts'

/**
 * The routes of every feature under its guard. A loader fetches the code, so a screen is drawn at once when its code is there, and a fetch that
 * failed is repeated by the next visit; `lazy` of React Router would keep the failure.
 */
export const createRoutes = (page: Container): RouteObject[] => {
  const session = page.get(SessionViewModel)
  const containerOf = page.get(SessionContainers)
  const guarded =
    (guard: Guard, load: (url: URL) => Promise<unknown>) =>
    ({ request }: LoaderFunctionArgs): Promise<unknown> => {
      const url = new URL(request.url)
      const { pathname, search } = url
      const to = redirectFor(guard, session.session)
      if (to === undefined) return load(url)
      if (guard === 'protected') session.saveReturnPath(pathname + search)
      throw replace(to + preservedQuery(search))
    }
  const opened =
    (load: () => Promise<LoadedFeature>, permission?: Permission) =>
    async (url: URL): Promise<OpenedFeature> => {
      const feature = await load()
      if (session.session === undefined) return feature
      return openFeature(containerOf(session.session).container, feature, url, permission)
    }
  const route = (
    { guard, load, menu, permission, title = menu?.label }: Omit<Feature, 'paths'>,
    place: Pick<NonIndexRouteObject, 'path' | 'children'>,
  ): RouteObject => ({
    ...place,
    loader: guarded(guard, guard === 'protected' ? opened(load, permission) : load),
    shouldRevalidate: () => false,
    element: <FeatureScreen title={title} permission={permission} />,
    errorElement: <RouteFailure />,
  })
  const routesOf = (features: ReadonlyArray<Feature>): RouteObject[] =>
    features.map((feature) => {
      const [path, ...others] = feature.paths
      /* The loader of a pathless route does not run again between its children, such as the tabs of a screen. */
      return route(
        feature,
        others.length === 0 ? { path } : { children: feature.paths.map((each) => ({ path: each, element: null })) },
      )
    })
  const layout = (load: () => Promise<LoadedFeature>, children: RouteObject[]): RouteObject =>
    route({ guard: 'protected', load }, { children })
  return [
    {
      element: (
        <MaintenanceGate>
          <Outlet />
        </MaintenanceGate>
      ),
      errorElement: <RouteFailure />,
      children: [
        redirectRoute('/finance', REDIRECTS['/finance']),
        redirectRoute('/start', SIGN_IN_PATH),
        redirectRoute('/impersonate/:token', '/'),
        { path: '/maintenance', element: <MaintenanceOver /> },
        {
          element: <GuestOnly />,
          children: [
            {
              element: <Auth />,
              errorElement: <RouteFailure />,
              children: [
                { path: AUTH_PATHS.login, element: null },
                { path: AUTH_PATHS.register, element: null, loader: guarded('public', loadRegister) },
                { path: AUTH_PATHS.forgot, element: null, loader: guarded('public', loadForgot) },
              ],
            },
            ...routesOf(FEATURES.filter(({ guard }) => guard === 'public')),
          ],
        },
        {
          element: <RequireIncompleteProfile />,
          children: routesOf(FEATURES.filter(({ guard }) => guard === 'completing')),
        },
        {
          element: <RequireSession />,
          children: [
            layout(loadSignedInLayout, [
              companyRoute(session),
              ...routesOf(signedIn.filter((feature) => !isOfProfile(feature))),
              layout(loadProfileLayout, routesOf(signedIn.filter(isOfProfile))),
            ]),
          ],
        },
        ...routesOf(FEATURES.filter(({ guard }) => guard === 'open')),
        {
          loader: async ({ request }) =>
            redirectFor('protected', session.session) === undefined
              ? opened(loadSignedInLayout)(new URL(request.url))
              : null,
          shouldRevalidate: () => false,
          element: <AnyVisitor />,
          errorElement: <RouteFailure />,
          children: [
            {
              path: '*',
              lazy: async () => ({ Component: (await import('#ui/app/not-found-screen.tsx')).NotFoundScreen }),
            },
          ],
        },
      ],
    },
  ]
}

const signedIn = FEATURES.filter(({ guard }) => guard === 'protected')
const isOfProfile = ({ menu }: Feature): boolean => menu?.area === 'profile'

/** The home of the company that its address names, once it is open; otherwise of the present one. */
const companyRoute = (session: SessionViewModel): RouteObject => ({
  path: '/',
  loader: ({ request }) => {
    const { search } = new URL(request.url)
    const isSwitch =
      new URLSearchParams(search).has(COMPANY_PARAM) && redirectFor('protected', session.session) === undefined
    return isSwitch ? null : replace(REDIRECTS['/'] + preservedQuery(search))
  },
  /* Once the company is open the parameter goes, and the redirect follows; a changed session alone decides nothing. */
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
  lazy: async () => ({ Component: (await import('#ui/shell/open-company-screen.tsx')).OpenCompanyScreen }),
})

/** Keeps the query string. */
const redirectRoute = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ request }) => replace(to + preservedQuery(new URL(request.url).search)),
})

const MaintenanceOver = () => <Navigate to={{ pathname: SIGN_IN_PATH, search: usePreservedQuery() }} replace />

/** Leaves the failure to the nearest boundary of the product, which says what can be done. */
const RouteFailure = () => {
  throw useRouteError()
}

/** Every path of the product, in the order of the routes. */
export const routePaths = (routes: ReadonlyArray<RouteObject>): ReadonlyArray<string> =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...routePaths(children)])
