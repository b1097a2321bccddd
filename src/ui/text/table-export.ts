import type { Noun } from '../design/data-table/data-table.types.ts'

export const tableExportText = {
  button: 'Exportar',
  busy: 'Exportando…',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  /** `isNarrow`: a search or a filter hides the others. */
  all: (count: string, { feminine }: Pick<Noun, 'feminine'>, isNarrow: boolean): string =>
    isNarrow
      ? `${feminine ? 'Las encontradas' : 'Los encontrados'} (${count})`
      : `${feminine ? 'Todas' : 'Todos'} (${count})`,
  selected: (count: string, { feminine }: Pick<Noun, 'feminine'>): string =>
    `${feminine ? 'Las seleccionadas' : 'Los seleccionados'} (${count})`,
} as const
