import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { moduleNames, sourceOf } from '../../scripts/domain/modules.ts'

interface Signature {
  readonly name: string
  /** The type of each parameter, as written. */
  readonly types: ReadonlyArray<string>
}

/** From one date to another: the order is the meaning. */
const IN_ORDER: ReadonlySet<string> = new Set(['daysBetween', 'businessDaysBetween'])

/** Every exported function of a text. */
const signaturesIn = (file: string, text: string): ReadonlyArray<Signature> =>
  parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
        ? [{ name: id.name, types: init.params.map(({ end, start }) => typeIn(text.slice(start, end))) }]
        : [],
    )
  })

/** After the name or the pattern of a parameter, before its default. */
const typeIn = (parameter: string): string =>
  parameter
    .replace(/^(?:\w+|\{[^}]*\})\??/, '')
    .replace(/^:\s*/, '')
    .replace(/\s*=[^=>].*$/s, '')

const isDate = (type: string): boolean => /^(?:CivilDate\.)?CivilDate$/.test(type)

const calendarNotLast = ({ types }: Signature): boolean => types.slice(0, -1).includes('Calendar')
const datesSideBySide = ({ name, types }: Signature): boolean => types.filter(isDate).length > 1 && !IN_ORDER.has(name)

const signatures = moduleNames()
  .filter((name) => !name.startsWith('testing/'))
  .flatMap((name) => signaturesIn(`${name}.ts`, readFileSync(sourceOf(name), 'utf8')))

const namesWhere = (holds: (signature: Signature) => boolean): ReadonlyArray<string> =>
  signatures.filter(holds).map(({ name }) => name)

describe('the parameters of the rules', () => {
  it('end with the calendar', () => {
    expect(namesWhere(calendarNotLast)).toEqual([])
    expect(namesWhere(({ types }) => types.at(-1) === 'Calendar').length).toBeGreaterThan(10)
  })

  it('have no second date without a name, which could be swapped with the first', () => {
    expect(namesWhere(datesSideBySide)).toEqual([])
    expect(namesWhere(({ types }) => types.filter(isDate).length > 1)).toEqual(['businessDaysBetween', 'daysBetween'])
  })

  it('of another order fail the check', () => {
    const wrong = `
export const roll = (calendar: Calendar, date: CivilDate, count = 1): boolean => true
export const isLate = (due: CivilDate, today: CivilDate): boolean => true
export const isSoon = (due: CivilDate, { today }: { readonly today: CivilDate }, calendar: Calendar): boolean => true
`
    const [roll, isLate, isSoon] = signaturesIn('wrong.ts', wrong)
    expect([roll, isLate, isSoon].map((one) => one && calendarNotLast(one))).toEqual([true, false, false])
    expect([roll, isLate, isSoon].map((one) => one && datesSideBySide(one))).toEqual([false, true, false])
  })
})
