import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components'
import { enableStaticRendering } from 'mobx-react-lite'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { SIGN_IN_PATH } from '#ui/app/paths.ts'
import { App } from './app.tsx'
import { createPageContainer } from './container.ts'
import { createCrashRecovery } from './crash-recovery.ts'
import { createRoutes } from './routes.tsx'

export interface PrerenderedPage {
  readonly markup: string
  /** The style elements of the markup's components. */
  readonly styles: string
}

/** The sign-in page for a visitor of whom nothing is known yet, as the client renders it when it hydrates the page. Run by the build. */
export const prerenderSignIn = async (): Promise<PrerenderedPage> => {
  enableStaticRendering(true)
  const container = createPageContainer({ isBuiltOff: false, has: () => false, refetch: async () => '' })
  const { dataRoutes, query } = createStaticHandler(createRoutes(container))
  const context = await query(new Request(new URL(SIGN_IN_PATH, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${SIGN_IN_PATH} redirects`)
  const renderer = createDOMRenderer()
  const markup = renderToString(
    <App container={container} recovery={createCrashRecovery(async () => undefined)} renderer={renderer}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  return { markup, styles: renderToStaticMarkup(renderToStyleElements(renderer)) }
}
