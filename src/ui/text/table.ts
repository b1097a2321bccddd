import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { counted, plural } from './plural.ts'

/** Everything the table of rows says, whatever the rows are. */
export const tableText = {
  search: 'Buscar',
  clearSearch: 'Borrar búsqueda',
  filters: 'Filtros',
  columns: 'Columnas',
  density: 'Densidad',
  densities: { regular: 'Normal', compact: 'Compacta' },
  clearFilters: 'Limpiar filtros',
  noResults: 'Sin resultados con estos filtros',
  noResultsDetail: 'Prueba con otro folio, nombre o monto.',
  loading: 'Cargando filas',
  refreshing: 'Actualizando',
  rowsPerPage: 'Filas por página',
  pageSizeAll: (total: number, country: Country): string => `Todas (${formatInteger(total, country)})`,
  firstPage: 'Primera página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  lastPage: 'Última página',
  range: (from: number, to: number, of: number, country: Country): string =>
    `${formatInteger(from, country)}–${formatInteger(to, country)} de ${formatInteger(of, country)}`,
  selectRow: (name: string): string => `Seleccionar ${name}`,
  selectPage: 'Seleccionar las filas de esta página',
  sortedBy: (column: string, descending: boolean): string =>
    `Ordenado por ${column}, ${descending ? 'de mayor a menor' : 'de menor a mayor'}`,
  sortBy: (column: string): string => `Ordenar por ${column}`,
  selected: (count: number, country: Country): string => counted(count, country, 'seleccionada', 'seleccionadas'),
  selectedOf: (count: number, total: number, country: Country): string =>
    `${formatInteger(count, country)} de ${formatInteger(total, country)}`,
  pageIsSelected: (count: number, country: Country): string =>
    count === 1 ? 'Seleccionaste la factura de esta página.' : `Seleccionaste las ${formatInteger(count, country)} facturas de esta página.`,
  selectAllMatching: (count: number, country: Country): string =>
    `Seleccionar ${plural(count, 'la', 'las')} ${formatInteger(count, country)} que ${plural(count, 'cumple', 'cumplen')} el filtro`,
  allMatchingSelected: (count: number, country: Country): string =>
    count === 1 ? 'La única está seleccionada.' : `Las ${formatInteger(count, country)} están seleccionadas.`,
  outsideFilter: (count: number, country: Country): string => `${formatInteger(count, country)} fuera del filtro`,
  onlySelected: 'Ver solo seleccionadas',
  showAll: 'Ver todas',
  clearSelection: 'Quitar selección',
  newRows: (count: number, country: Country): string => `${counted(count, country, 'factura nueva', 'facturas nuevas')}`,
  showNew: 'Mostrar',
  shortcuts: 'Atajos de teclado',
  more: 'Más',
} as const
