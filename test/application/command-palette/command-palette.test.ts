import { describe, expect, it } from 'vitest'
import { orderIn, availableCommands, type CommandContext } from '#application/command-palette/command-palette.ts'

const context: CommandContext = {
  pages: [{ area: 'main', path: '/orders', label: 'Estado de Operaciones' }],
  hasTasks: false,
  tables: [],
  appearance: 'system',
}

const tags = (over: Partial<CommandContext> = {}) =>
  availableCommands({ ...context, ...over }).map((command) => JSON.stringify(command))

describe('the command palette', () => {
  it('offers the given pages, first of all', () => {
    expect(tags()[0]).toBe('{"_tag":"GoTo","page":{"area":"main","path":"/orders","label":"Estado de Operaciones"}}')
    expect(tags({ pages: [] }).filter((tag) => tag.includes('GoTo'))).toEqual([])
  })

  it('offers tasks only when there are some, and every theme except the current one', () => {
    expect(tags()).not.toContain('{"_tag":"OpenTasks"}')
    expect(tags({ hasTasks: true })).toContain('{"_tag":"OpenTasks"}')
    expect(tags({ appearance: 'dark' })).not.toContain('{"_tag":"Look","appearance":"dark"}')
  })

  it('offers each table on view in every format', () => {
    expect(tags({ tables: ['Facturas'] }).filter((tag) => tag.includes('ExportTable'))).toEqual([
      '{"_tag":"ExportTable","title":"Facturas","format":"xlsx"}',
      '{"_tag":"ExportTable","title":"Facturas","format":"csv"}',
    ])
    expect(tags().join()).not.toContain('ExportTable')
  })

  it.each(['1042', ' 1042 ', '#1042', 'orden 1042', 'Ir a la operación 1042'])('finds an order in %j', (query) => {
    expect(orderIn(query)).toBe('1042')
  })

  it.each(['', '0', '007', '10 42', '1042x', 'operación', '-1', '../1042', '9'.repeat(16), '$1042', '1042/../x'])(
    'finds none in %j',
    (query) => {
      expect(orderIn(query)).toBeUndefined()
    },
  )
})
