import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppProvider } from '#ui/design/layout/app-provider.tsx'
import { AUTH_PATHS } from '#ui/identity/auth-paths.ts'
import { SignInForm } from '#ui/identity/sign-in-form.tsx'
import { AuthLayout } from '#ui/identity/auth-layout.tsx'

const nothing = (): undefined => undefined

const { prelude } = await prerender(
  <AppProvider appearance="light" country="MX" amountsHidden={false}>
    <StaticRouter location={AUTH_PATHS.login}>
      <AuthLayout
        first={
          <SignInForm
            email=""
            password=""
            busy={false}
            onEmail={nothing}
            onPassword={nothing}
            onBlur={nothing}
            onSubmit={nothing}
          />
        }
      />
    </StaticRouter>
  </AppProvider>,
)

/** The door before anything was typed, drawn while the client is built: the page brings it, so that nobody waits for scripts to type. */
export const doorMarkup: string = await new Response(prelude).text()
