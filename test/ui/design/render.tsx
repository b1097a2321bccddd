import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Country } from '#domain/kernel/country.ts'
import { AppProvider } from '#ui/design/layout/app-provider.tsx'

export interface Surroundings {
  readonly country?: Country
  readonly amountsHidden?: boolean
}

/** Renders static markup in the product's theme, without inline theme styles. */
export const markupOf = (piece: ReactNode, { country = 'CL', amountsHidden = false }: Surroundings = {}): string =>
  renderToStaticMarkup(
    <AppProvider appearance="light" country={country} amountsHidden={amountsHidden}>
      <MemoryRouter>{piece}</MemoryRouter>
    </AppProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '')

/** The text of a markup, without tags. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
