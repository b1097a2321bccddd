import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { counted, plural } from '../../text/plural.ts'
import type { Noun } from './data-table.types.ts'

export type DataTableText = ReturnType<typeof dataTableText>

/** The texts of the table, for rows called `noun`, with the number format of `country`. */
export const dataTableText = (noun: Noun, country: Country) => {
  const number = (count: number): string => formatInteger(count, country)
  const rows = (count: number): string => counted(count, country, noun.one, noun.many)
  const the = noun.feminine ? 'las' : 'los'
  const chosen = (count: number): string =>
    plural(count, noun.feminine ? 'seleccionada' : 'seleccionado', chosenMany(noun))
  return {
    rows,
    selected: (count: number): string => `${number(count)} ${chosen(count)}`,
    noneSelected: `${noun.feminine ? 'Ninguna' : 'Ningún'} ${noun.one} ${chosen(1)}`,
    selectRow: (row: string): string => `Seleccionar ${row}`,
    selectPage: `Seleccionar ${the} ${noun.many} de esta página`,
    pageSelected: (count: number): string =>
      count === 1
        ? `Seleccionaste ${noun.feminine ? 'la única' : 'el único'} ${noun.one} de esta página.`
        : `Seleccionaste ${the} ${rows(count)} de esta página.`,
    selectMatching: (total: number, filtered: boolean): string =>
      `Seleccionar ${the} ${number(total)}${filtered ? ' que cumplen el filtro' : ''}`,
    allSelected: (total: number): string => `${capital(the)} ${number(total)} están ${chosenMany(noun)}.`,
    someOfAll: (count: number, total: number): string => `${number(count)} de ${number(total)} ${chosen(count)}.`,
    outside: (count: number): string => `${number(count)} fuera del filtro`,
    onlySelected: `Ver solo ${chosenMany(noun)}`,
    showAll: noun.feminine ? 'Ver todas' : 'Ver todos',
    clearSelection: 'Limpiar',
    removeSelection: 'Quitar selección',
    range: (from: number, to: number, total: number): string => `${number(from)}–${number(to)} de ${number(total)}`,
    pageOf: (page: number, pages: number): string => `Página ${number(page)} de ${number(pages)}`,
    rowsPerPage: `${capital(noun.many)} por página`,
    pageSize: number,
    pages: 'Páginas',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    sortBy: 'Ordenar por',
    sorted: (header: string, direction: 'asc' | 'desc'): string =>
      `${header}, ${direction === 'asc' ? 'ascendente' : 'descendente'}`,
    loading: `Cargando ${noun.many}`,
    refreshing: 'Actualizando',
    retry: 'Reintentar',
    lastGood: `Mostramos ${the} ${noun.many} que recibimos antes.`,
    noMatches: 'Sin resultados con estos filtros',
    noMatchesHint: 'Prueba con otras palabras o quita los filtros.',
    clearFilters: 'Limpiar filtros',
  } as const
}

const chosenMany = ({ feminine }: Noun): string => (feminine ? 'seleccionadas' : 'seleccionados')

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
