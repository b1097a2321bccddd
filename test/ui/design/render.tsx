import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Country } from '#domain/kernel/country.ts'
import { AppProvider } from '#ui/design/layout/app-provider.tsx'

export interface Surroundings {
  readonly country?: Country
  readonly amountsHidden?: boolean
}

/** The markup of a piece inside the product's look, with nothing running and without the theme that a server would inline. */
export const markupOf = (piece: ReactNode, { country = 'CL', amountsHidden = false }: Surroundings = {}): string =>
  renderToStaticMarkup(
    <AppProvider appearance="light" country={country} amountsHidden={amountsHidden}>
      <MemoryRouter>{piece}</MemoryRouter>
    </AppProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '')

/** What is read of a markup: its words, without the tags. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
