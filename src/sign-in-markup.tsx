import { createDOMRenderer, RendererProvider, renderToStyleElements, SSRProvider } from '@fluentui/react-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppProvider } from '#ui/design/layout/app-provider.tsx'
import { AUTH_PATHS } from '#ui/identity/auth-paths.ts'
import { SignInForm, type SignInFormProps } from '#ui/identity/sign-in-form.tsx'
import { AuthLayout } from '#ui/identity/auth-layout.tsx'

const nothing = (): undefined => undefined

const EMPTY_FORM: SignInFormProps['form'] = {
  values: { email: '', password: '' },
  isBusy: false,
  canSubmit: true,
  firstInvalid: undefined,
  errorOf: nothing,
  failureOf: nothing,
  change: nothing,
  blur: nothing,
}

const renderer = createDOMRenderer()

const { prelude } = await prerender(
  <RendererProvider renderer={renderer}>
    <SSRProvider>
      <AppProvider appearance="light" country="MX" amountsHidden={false}>
        <StaticRouter location={AUTH_PATHS.login}>
          <AuthLayout first={<SignInForm form={EMPTY_FORM} onSubmit={nothing} />} />
        </StaticRouter>
      </AppProvider>
    </SSRProvider>
  </RendererProvider>,
)

/** The sign-in form before anything was typed, rendered while the client is built, with the style elements it needs. */
export const signInMarkup = {
  markup: await new Response(prelude).text(),
  styles: renderToStaticMarkup(renderToStyleElements(renderer)),
}
