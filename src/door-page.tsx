import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppProvider } from '#ui/design/app-provider.tsx'
import { START_PATHS } from '#ui/identity/places.ts'
import { SignInForm } from '#ui/identity/sign-in-form.tsx'
import { StartFrame } from '#ui/identity/start-frame.tsx'

const nothing = (): undefined => undefined

const { prelude } = await prerender(
  <AppProvider appearance="light" country="MX" amountsHidden={false}>
    <StaticRouter location={START_PATHS.login}>
      <StartFrame
        first={<SignInForm email="" password="" busy={false} onEmail={nothing} onPassword={nothing} onLeave={nothing} onSubmit={nothing} />}
      />
    </StaticRouter>
  </AppProvider>,
)

/** The door before anything was typed, drawn while the client is built: the page brings it, so that nobody waits for scripts to type. */
export const doorMarkup: string = await new Response(prelude).text()
