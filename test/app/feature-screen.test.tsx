import { Container } from 'inversify'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { FeatureScreen } from '#app/feature-screen.tsx'
import type { OpenedFeature } from '#app/opened-feature.ts'
import { token } from '#application/shared/token.ts'
import { ContainerContext } from '#ui/di/container-context.ts'

const USER = token<string>('user')

const containerOf = (user: string): Container => {
  const container = new Container()
  container.bind(USER).toConstantValue(user)
  return container
}

const open = vi.fn((container: Container) => ({ user: container.get(USER) }))

/** The screen that the loader opened in the container of `opener`, drawn inside `current`. */
const drawn = (opener: Container, current: Container): string => {
  const feature: OpenedFeature = {
    Screen: ({ vm }: { readonly vm?: { readonly user: string } }) => <p>{vm?.user}</p>,
    open,
    container: opener,
    vm: open(opener),
  }
  const router = createMemoryRouter(
    [{ id: 'screen', path: '/', element: <FeatureScreen title={undefined} permission={undefined} /> }],
    {
      hydrationData: { loaderData: { screen: feature } },
    },
  )
  return renderToStaticMarkup(
    <ContainerContext value={current}>
      <RouterProvider router={router} />
    </ContainerContext>,
  )
}

it('a screen takes the view-model that its loader opened', () => {
  const container = containerOf('Ana')
  open.mockClear()
  expect(drawn(container, container)).toBe('<p>Ana</p>')
  expect(open).toHaveBeenCalledOnce()
})

it('a screen that outlives its session opens its view-model in the container of the new one', () => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' })
  try {
    expect(drawn(containerOf('Ana'), containerOf('Luis'))).toBe('<p>Luis</p>')
  } finally {
    vi.unstubAllGlobals()
  }
})
