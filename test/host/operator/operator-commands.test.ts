import { X509Certificate } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Exclusion } from '#domain/financing/exclusion.ts'
import { type InvoiceNotice, noticeOf } from '#domain/financing/invoice-notice.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { allocateSurplus } from '#domain/wallet/allocate-surplus.ts'
import type { MovementType } from '#domain/wallet/movement.ts'
import { makeDebtFolder } from '#host/debts/debt-folder.ts'
import { pageOfExcluded } from '#host/financing/excluded-invoices.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { openMaintenance } from '#host/http/maintenance.ts'
import { issueOneTimeCode, ownerOfOneTimeCode } from '#host/identity/one-time-code.ts'
import { insertSession } from '#host/identity/session-store.ts'
import { accountOf } from '#host/identity/store.ts'
import { redeemImpersonationCode } from '#host/impersonation/impersonation-code.ts'
import type { TaxJobs } from '#host/jobs/tax-jobs.ts'
import { createSecret } from '#host/kernel/one-time-secret.ts'
import { readOwnTaxId } from '#host/kernel/own-tax-id.ts'
import type { Email } from '#host/mail/mail.port.ts'
import { execute } from '#host/operator/execute.ts'
import type { OperatorServices } from '#host/operator/operator-services.ts'
import { makeSignInLinks } from '#host/impersonation/sign-in-links.ts'
import { reportOf } from '#host/report/report-data.ts'
import { openingTotals } from '#domain/cash/opening.ts'
import { applyChanges, projectCash } from '#domain/cash/project-cash.ts'
import type { CashProjection } from '#domain/cash/projection.ts'
import { coverOf } from '#host/cash/cover.ts'
import { entriesOf, groupsOf } from '#host/cash/entries.ts'
import { openingOf } from '#host/cash/opening.ts'
import { beginSampleMode } from '#host/samples/sample-mode.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { subscriptions } from '#host/server/subscriptions.ts'
import { verifySignatures } from '#host/tax-authority/sign/verify-signatures.ts'
import { taxStatusOf } from '#host/tax-credential/store.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { recomputedCells, shownCells } from '#test/host/cash/recomputed-cash.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'

let world: World
let jobs: TaxJobs
let services: OperatorServices
beforeAll(async () => {
  world = await makeWorld()
  jobs = world.newJobs()
  services = {
    ...world,
    orderEvents: subscriptions.orderEvents,
    jobs,
    publicAddress: () => 'https://anticipo.example',
    maintenance: await openMaintenance(world.database),
    dataFolder: world.folder,
    financier: { CL: undefined, MX: undefined },
    debtSource: makeDebtFolder(join(world.folder, 'debts')),
    signatures: world.signatures,
    refreshInvoices: world.refresh,
    signInLinks: makeSignInLinks(),
  }
})
afterAll(() => world.close())

/** In PEM. */
const sampleRoots = (): ReadonlyArray<string> => {
  const folder = join(world.folder, 'samples', 'roots')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}
const kindOf = (cell: string): string | undefined => cell.split(' ')[1]
const operate = (words: ReadonlyArray<string | number>, options?: TypedOptions, given = services) =>
  execute(given, typed(words, options))

describe('a tax id on the command line', () => {
  it.each([
    ['76.192.083-9', { country: 'CL', identifier: '76192083-9' }],
    ['eku9003173c9', { country: 'MX', identifier: 'EKU9003173C9' }],
    ['H&E951128469', { country: 'MX', identifier: 'H&E951128469' }],
    ['76.192.083-8', undefined],
    ['XAXX010101000', undefined],
    ['', undefined],
    ['../x', undefined],
  ])('%s is %j', (text, expected) => {
    expect(readOwnTaxId(text)).toEqual(expected)
  })
})

describe('the operator commands', () => {
  it('add a company that can sign in, with a random password when none is given', async () => {
    const add = (password?: string) =>
      operate(['company:add', '76.192.083-9'], { name: 'Uno SpA', user: 'Ana@Uno.cl', password })
    const given = await add('secreta1')
    const account = await accountOf(world.database, 'ana@uno.cl')
    expect(given).toMatchObject({ ok: true })
    expect(account?.business).toMatchObject({ country: 'CL', identifier: '76192083-9', name: 'Uno SpA' })
    expect(await world.passwords.verify('secreta1', account?.passwordHash)).toBe(true)
    const again = await add()
    expect(again.ok && again.lines).toContain('  Contraseña: la que ya usa; no cambió')
    expect(
      await world.passwords.verify('secreta1', (await accountOf(world.database, 'ana@uno.cl'))?.passwordHash),
    ).toBe(true)
    expect(world.messages).toContainEqual({ type: 'profile', businessId: account?.business?.id })
  })

  it('leave an account that exists its password, its sessions, its links and its name', async () => {
    const account = await accountOf(world.database, 'ana@uno.cl')
    if (account === undefined) throw new Error('no account')
    for (const id of ['s1', 's2'])
      await insertSession(world.database, { id, userId: account.user.id }, world.clock.now())
    const code = createSecret()
    await issueOneTimeCode(world.database, 'RESET', 'ana@uno.cl', code, world.clock.now())
    const add = { name: 'Uno SpA', user: 'ana@uno.cl', 'user-name': 'Otra Persona' }
    expect(await operate(['company:add', '76.192.083-9'], add)).toMatchObject({ ok: true })
    expect(await operate(['company:add', '76.192.083-9'], { ...add, password: 'secreta2' })).toMatchObject({ ok: true })
    const { passwordHash } = (await accountOf(world.database, 'ana@uno.cl')) ?? {}
    expect(await world.passwords.verify('secreta1', passwordHash)).toBe(true)
    expect(await ownerOfOneTimeCode(world.database, 'RESET', code, world.clock.now())).toBeDefined()
    expect((await accountOf(world.database, 'ana@uno.cl'))?.user.name).toBe(account.user.name)
    expect(await world.database.query('select id from session where user_id = $1', [account.user.id])).toHaveLength(2)
    await world.database.query('delete from session where user_id = $1', [account.user.id])
  })

  it('demand the role of a person who joins a company with an owner, and tell all members', async () => {
    const emails: Array<Email | undefined> = []
    const mail = {
      enqueue: (write: () => Promise<Email | undefined>) => void write().then((email) => emails.push(email)),
    }
    const to = (user: string, role?: string) =>
      operate(['company:add', '77.000.101-3'], { name: 'Tres SpA', user, role }, { ...services, mail })
    const add = (role?: string) => to('luis@uno.cl', role)
    const owned = await to('eva@uno.cl')
    const printed = owned.ok ? /Contraseña: (\S+)/.exec(owned.lines.join('\n'))?.[1] : undefined
    const eva = await accountOf(world.database, 'eva@uno.cl')
    expect([await world.passwords.verify(printed ?? '', eva?.passwordHash), eva?.role]).toEqual([true, 'OWNER'])
    expect(emails).toEqual([])
    expect(await add()).toMatchObject({ ok: false, sentence: expect.stringContaining('--role') as string })
    expect(await accountOf(world.database, 'luis@uno.cl')).toBeUndefined()
    expect(await add('APPROVER')).toMatchObject({ ok: true })
    await new Promise(setImmediate)
    expect(emails.map((email) => email?.to).toSorted()).toEqual(['eva@uno.cl', 'luis@uno.cl'])
    expect(emails[0]?.paragraphs[0]).toContain('con el rol Autorizador')
    expect((await accountOf(world.database, 'luis@uno.cl'))?.role).toBe('APPROVER')
    await add('ADMIN')
    expect((await accountOf(world.database, 'luis@uno.cl'))?.role).toBe('APPROVER')
    expect(
      await operate(['company:add', '77.000.202-8'], { name: 'Dos SpA', user: 'eva@uno.cl', role: 'READER' }),
    ).toMatchObject({ ok: false, sentence: expect.stringContaining('Quita --role') as string })
  })

  it.each([
    [{ user: 'nadie', password: 'secreta1' }, 'nadie no es un correo válido.'],
    [{ user: 'a@b.cl', password: 'corta' }, 'La contraseña debe tener al menos 6 caracteres.'],
    [{ user: 'a@b.cl', password: 'qwerty' }, 'Esa contraseña es de las más usadas y se adivina pronto. Elige otra.'],
  ])('reject %j', async (wrong, sentence) => {
    expect(await operate(['company:add', 'EKU9003173C9'], { name: 'Dos', ...wrong })).toEqual({ ok: false, sentence })
  })

  it('add a taxpayer with a readable folder', async () => {
    const add = (documents: string) => operate(['taxpayer:add', 'EKU9003173C9'], { password: 'ciec', documents })
    expect(await add(world.archive('eku', []))).toMatchObject({ ok: true })
    expect(await world.taxpayers.verify('MX', 'EKU9003173C9', 'ciec')).toBe('ok')
    expect(await add('/no/hay')).toEqual({ ok: false, sentence: 'No se puede leer la carpeta /no/hay.' })
  })

  it('read the name of a taxpayer from its documents', async () => {
    const [company] = sealedCompanies(world.clock.today('CL')).filter(({ country }) => country === 'MX')
    if (company === undefined) throw new Error('no sample')
    const { files, identifier, name } = company
    expect(await world.taxpayers.nameOf('MX', identifier)).toBeUndefined()
    const documents = world.archive('named', files.slice(0, 40))
    await operate(['taxpayer:add', identifier], { password: 'ciec', documents })
    const known = (await world.taxpayers.nameOf('MX', identifier)) ?? ''
    expect([known.length > 5, name.toLowerCase().startsWith(known.toLowerCase())]).toEqual([true, true])
  })

  it('fail for a missing order, company or file', async () => {
    expect(await operate(['order:advance', 999, 'PAID'])).toEqual({
      ok: false,
      sentence: 'No existe la operación 999.',
    })
    expect(await operate(['invoice:import', 'EKU9003173C9', '/no/hay.xml'])).toEqual({
      ok: false,
      sentence: expect.stringContaining('No hay ninguna empresa verificada con EKU9003173C9.'),
    })
    expect(await operate(['invoice:import', '76192083-9', '/no/hay.xml'])).toEqual({
      ok: false,
      sentence: 'No se puede leer el archivo /no/hay.xml.',
    })
  })

  it('import files and report each result', async () => {
    const file = join(world.archive('import', [{ name: 'nota.xml', bytes: Buffer.from('<a>') }]), 'nota.xml')
    expect(await operate(['invoice:import', '76192083-9', file])).toEqual({
      ok: true,
      lines: ['nota.xml: no se puede leer (ERROR_INVOICE_XML_MALFORMED)', '0 de 1 documento cargado'],
    })
  })
})

describe('an impersonating operator', () => {
  const enter = (given: TypedOptions) => operate(['impersonate'], { operator: 'Olga Pérez', ...given })

  it.each([[{ company: '76192083-9' }], [{ user: 'ANA@uno.cl' }]])(
    'identified by %j gets a single-use link',
    async (given) => {
      const answer = await enter(given)
      const [sentence = '', link = ''] = answer.ok ? answer.lines : []
      expect(sentence).toContain('ana@uno.cl')
      const [, code = ''] = /^https:\/\/anticipo\.example\/impersonate\/([A-Za-z0-9_-]{43})$/.exec(link) ?? []
      const redeem = () => world.database.transaction((tx) => redeemImpersonationCode(tx, world.clock, code))
      expect(await redeem()).toMatchObject({ operator: 'Olga Pérez' })
      expect(await redeem()).toBeUndefined()
    },
  )

  it.each([
    [{ company: 'H&E951128469' }, 'No existe esa empresa'],
    [{ user: 'nadie@uno.cl' }, 'No existe esa empresa'],
    [{ user: 'no es' }, 'no es no es un correo válido'],
    [{ company: 'EKU9003173C9', user: 'ana@uno.cl' }, 'No existe esa empresa'],
    [{ user: 'ana@uno.cl', operator: '  ' }, 'El nombre de quien ingresa'],
    [{ user: 'ana@uno.cl', operator: 'a\u202Eb' }, 'El nombre de quien ingresa'],
    [{ user: 'ana@uno.cl', operator: 'x'.repeat(101) }, 'El nombre de quien ingresa'],
  ])('identified by %j is rejected', async (given, sentence) => {
    expect(await enter(given)).toEqual({ ok: false, sentence: expect.stringContaining(sentence) })
  })

  it('is recorded before the link is used', async () => {
    await enter({ user: 'ana@uno.cl' })
    const rows = await world.database.query(`select actor, operator, action from audit order by position desc limit 1`)
    expect(rows).toEqual([{ actor: 'operator', operator: 'Olga Pérez', action: 'impersonation issued' }])
  })
})

describe('the operator settings', () => {
  it('enable and disable a feature of a business, and tell its open pages', async () => {
    const businessId = (await accountOf(world.database, 'ana@uno.cl'))?.business?.id
    world.messages.length = 0
    const set = (active: boolean) => operate(['feature:set', '76192083-9', 10, active ? 'on' : 'off'])
    const rows = () => world.database.query('select feature_id, active from entity_feature')
    expect(await set(true)).toEqual({ ok: true, lines: ['Uno SpA: función 10 activada'] })
    expect(await rows()).toEqual([{ feature_id: 10, active: true }])
    expect(await set(false)).toEqual({ ok: true, lines: ['Uno SpA: función 10 desactivada'] })
    expect(await rows()).toEqual([{ feature_id: 10, active: false }])
    expect(world.messages).toEqual([
      { type: 'features', businessId },
      { type: 'features', businessId },
    ])
    expect(await operate(['feature:set', 'H&E951128469', 10, 'on'])).toMatchObject({
      ok: false,
    })
  })

  it('start maintenance, announce it to every host, and end it', async () => {
    const announced: Array<boolean> = []
    const maintenance = await openMaintenance(world.database, () => void announced.push(maintenance.isOn()))
    const closing = { ...services, maintenance }
    expect(await execute(closing, typed(['maintenance', 'on']))).toMatchObject({ ok: true })
    expect([maintenance.isOn(), announced]).toEqual([true, [true]])
    expect(await execute(closing, typed(['maintenance', 'off']))).toMatchObject({ ok: true })
    expect([maintenance.isOn(), announced]).toEqual([false, [true, false]])
  })

  it('list the jobs that failed, and have one taken again', async () => {
    const businessId = await world.business('CL', '96790240-3')
    const [{ id: job = 0 } = {}] = await world.database.query<{ id: number }>(
      `insert into tax_job (business_id, state, failure, attempts, finished_at)
        values ($1, 'FAILED', 'UNEXPECTED', 4, '2026-11-20T15:00:00Z') returning id`,
      [businessId],
    )
    const announced: Array<BusinessId> = []
    const retrying = { ...services, jobs: { enqueue: (id: BusinessId) => void announced.push(id) } }
    const list = async () => {
      const answer = await execute(retrying, typed(['job:list']))
      return answer.ok ? answer.lines.filter((line) => line.includes('96790240-3')) : []
    }
    expect(await list()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Carga ${job} · .* \\(96790240-3\\) · UNEXPECTED · 20-11-26, 12:00.* · intento 4 · sin más intentos$`,
        ),
      ),
    ])
    expect(await execute(retrying, typed(['job:retry', job]))).toMatchObject({ ok: true })
    expect([announced, await list()]).toEqual([[businessId], [expect.stringContaining('intento 0 · se reintenta')]])
    expect(await execute(retrying, typed(['job:retry', 999_999]))).toMatchObject({ ok: false })
  })

  it('distinguish an intact audit log from a changed one', async () => {
    const verify = () => operate(['audit:verify'])
    expect(await verify()).toMatchObject({
      ok: true,
      lines: [expect.stringMatching(/^El registro está entero: \d+ filas\.$/), expect.stringMatching(/[0-9a-f]{64}$/)],
    })
    const touch = (actor: string) =>
      world.database.script(
        `alter table audit disable trigger user; update audit set actor = '${actor}' where position = 2; alter table audit enable trigger user`,
      )
    await touch('forged')
    expect(await verify()).toEqual({
      ok: false,
      sentence: 'El registro no es el que se escribió: cambia en la fila 2.',
    })
    await touch('operator')
    expect(await verify()).toMatchObject({ ok: true })
  })
})

const SPECIAL: ReadonlyArray<{
  readonly country: Country
  readonly notices: ReadonlyArray<InvoiceNotice>
  readonly reasons: ReadonlyArray<Exclusion>
}> = [
  {
    country: 'CL',
    notices: ['POSSIBLE_DUPLICATE', 'VERY_OLD', 'LATE_PAYER'],
    reasons: ['FULLY_CREDITED', 'ALREADY_ASSIGNED', 'CLAIMED', 'CASH_SALE', 'ORDERED'],
  },
  {
    country: 'MX',
    notices: ['POSSIBLE_DUPLICATE', 'PAID_IN_CASH', 'PAID_AT_ONCE', 'VERY_OLD', 'LATE_PAYER'],
    reasons: ['CANCELLED', 'REPLACED', 'PAID', 'FULLY_CREDITED', 'GENERIC_RECEIVER', 'ORDERED'],
  },
]

describe('the sample companies', () => {
  it('are created once: a repetition prints the same and changes nothing', async () => {
    const first = await operate(['sample'])
    const second = await operate(['sample'])
    const logins = join(world.folder, 'samples', 'logins.json')
    expect(second).toEqual(first)
    expect(first).toMatchObject({ ok: true })
    expect(statSync(logins).mode & 0o777).toBe(0o600)
    for (const { identifier, files } of sealedCompanies(world.clock.today('CL'))) {
      const folder = join(world.folder, 'samples', identifier)
      expect(readdirSync(folder).sort()).toEqual(files.map(({ name }) => name).sort())
      expect(existsSync(join(world.folder, 'samples', `${identifier}.part`))).toBe(false)
    }
  })

  it('are sealed under a root that is stored with them, in one certificate without its key', async () => {
    const kept = sampleRoots()
    expect(kept).toHaveLength(1)
    expect(kept[0]).not.toContain('PRIVATE')
    const roots = kept.map((pem) => new X509Certificate(pem).raw)
    const [company] = sampleCompanies(world.clock.today('CL'))
    const documents = join(world.folder, 'samples', company?.identifier ?? '')
    const [invoice] = readdirSync(documents).filter((name) => name.includes('_T33_F4'))
    expect(verifySignatures(readFileSync(join(documents, invoice ?? '')), { roots, signers: [] })).toMatchObject([
      { signature: { status: 'VERIFIED' } },
    ])
  })

  it('are linked in sample mode, with invoices, and with orders of several states', async () => {
    world.trust.roots = sampleRoots().map((pem) => new X509Certificate(pem).raw)
    await world.signatures.start()
    const mode = await beginSampleMode(services, jobs)
    await mode.finishSetup()
    for (const { country, email, identifier } of sampleCompanies(world.clock.today('CL'))) {
      const account = await accountOf(world.database, email)
      const business = account?.business
      if (business === undefined) throw new Error(`${identifier} is not there`)
      expect(business).toMatchObject({ country, identifier })
      expect(await taxStatusOf(world.database, business.id)).toMatchObject({ hasCredential: true, jobState: 'SUCCESS' })
      expect((await world.invoices(business.id)).length).toBeGreaterThanOrEqual(300)
      const orders = await world.database.query(
        'select status, requested_on from orders where business_id = $1 order by id',
        [business.id],
      )
      const unverified = 'select id from orders where business_id = $1 and needs_review'
      expect(await world.database.query(unverified, [business.id])).toEqual([])
      expect(orders).toEqual([
        { status: 'PAID', requested_on: '2026-04-09' },
        { status: 'DEFAULT', requested_on: '2026-07-13' },
        { status: 'RENEGOTIATION', requested_on: '2026-08-17' },
        { status: 'CRITICAL', requested_on: '2026-08-22' },
        { status: 'PAID', requested_on: '2026-09-06' },
        { status: 'PAID', requested_on: '2026-09-11' },
        { status: 'ARREAR', requested_on: '2026-10-11' },
        { status: 'TRANSFERRED', requested_on: '2026-11-07' },
        { status: 'REJECTED', requested_on: '2026-11-11' },
        { status: 'PENDING_DOCUMENTS', requested_on: '2026-11-15' },
        { status: 'APPROVED', requested_on: '2026-11-18' },
        { status: 'IN_REVIEW', requested_on: '2026-11-19' },
        /* Payment lists that the financier pays, paid or rejected. */
        { status: 'IN_REVIEW', requested_on: '2026-11-20' },
        { status: 'TRANSFERRED', requested_on: '2026-11-20' },
        { status: 'TRANSFERRED', requested_on: '2026-11-20' },
        { status: 'REJECTED', requested_on: '2026-11-20' },
      ])
    }
  })

  it('have orders in which nothing happened after today, nor before what led to it', async () => {
    const today = world.clock.today('CL')
    const histories = await world.database.query<{ statuses: string; days: ReadonlyArray<string> }>(
      `select string_agg(status, ' ' order by id) as statuses, array_agg(changed_on::text order by id) as days
        from order_status group by order_id`,
    )
    for (const { days, statuses } of histories) {
      expect([...days, today]).toEqual([...days, today].toSorted())
      expect(statuses).not.toMatch(/PAID ./)
    }
    const entries = await world.database.query<{ moved: string }>(
      'select moved_on::text as moved from ledger_entry order by business_id, id',
    )
    expect(entries.filter(({ moved }) => moved > today)).toEqual([])
    /* A corrected payment keeps its day, which is before that of the correction. */
    const disordered = `select from (select business_id, moved_on, lag(moved_on) over (partition by business_id order by id) as before
      from ledger_entry where order_id not in (select order_id from ledger_entry where reverses is not null)) as entry
      where moved_on < before`
    expect(await world.database.query(disordered)).toEqual([])
  })

  it('have a debt that a later release paid, a corrected payment, and a late one in part', async () => {
    for (const { country, email } of sampleCompanies(world.clock.today('CL'))) {
      const { id } = (await accountOf(world.database, email))?.business ?? expect.fail('no business')
      const surplus = (
        await world.database.query<{ id: number; type: MovementType; amount: number }>(
          `select id, type, amount from ledger_in_force where business_id = $1 and 'SURPLUS' in (debit, credit) order by id`,
          [id],
        )
      ).map(({ amount, ...entry }) => ({ ...entry, amount: money(profileOf(country).currency, amount) }))
      const { openDebits, parts } = allocateSurplus(surplus)
      const charged = parts.filter(({ credit, debit }) => debit.type === 'DEFAULT_DEBT' && credit.id > debit.id)
      expect(charged.length).toBeGreaterThan(0)
      expect(openDebits).toEqual([])
      const corrections = `select from ledger_entry where business_id = $1 and type = 'PAGO_FACTURA_REVERSED'`
      expect(await world.database.query(corrections, [id])).toHaveLength(1)
    }
  })

  it('show in the report what is late, line by line, and no paid invoice', async () => {
    for (const { email } of sampleCompanies(world.clock.today('CL'))) {
      const { id } = (await accountOf(world.database, email))?.business ?? expect.fail('no business')
      const [onTime, ...late] = (await reportOf(world.database, world.clock, id, {}))?.ages ?? []
      const [old] = await world.database.query<{ late: number }>(
        `select count(*) as late from orders o join order_invoice l on l.order_id = o.id
          where o.business_id = $1 and o.status in ('ARREAR', 'CRITICAL', 'DEFAULT') and l.payment_date < $2
            and l.invoice_id is not null`,
        [id, world.clock.today('CL')],
      )
      expect(old?.late).toBe(9)
      expect(late.reduce((sum, { invoices }) => sum + invoices.length, 0)).toBe(6)
      expect(onTime?.invoices.length).toBe(7)
    }
  })

  it.each(SPECIAL)(
    'have one of each special invoice of $country, and each reason',
    async ({ country, notices, reasons }) => {
      const { email = '' } = sampleCompanies(world.clock.today('CL')).find((one) => one.country === country) ?? {}
      const business = (await accountOf(world.database, email))?.business ?? expect.fail('no business')
      const today = world.clock.today(country)
      const all = anInvoiceListQuery({ size: 1_000 })
      const offered = await pageOfInvoices(world.database, business, all, today)
      expect(new Set(offered.rows.map((invoice) => noticeOf(invoice, today)))).toEqual(new Set([undefined, ...notices]))
      const excluded = await pageOfExcluded(world.database, business, all)
      expect(new Set(excluded.rows.flatMap((invoice) => invoice.reasons))).toEqual(new Set(reasons))
      expect(
        excluded.rows.every((invoice) => invoice.reasons.includes('ORDERED') === (invoice.orderId !== undefined)),
      ).toBe(true)
    },
  )

  it('have one week with a negative balance, which invoices of later weeks cover without another one', async () => {
    for (const { country, email } of sampleCompanies(world.clock.today('CL'))) {
      const business = (await accountOf(world.database, email))?.business ?? expect.fail('no business')
      const today = world.clock.today(country)
      const openings = openingTotals((await openingOf(world.database, business.id)).accounts)
      const projection = projectCash(openings, await entriesOf(world.database, business, today), today)
      const negativeOf = ({ blocks }: CashProjection) =>
        blocks[0]?.columns.filter((one) => (one.balances?.closing.minor ?? 0) < 0).map(({ column }) => column)
      expect(negativeOf(projection)).toEqual(['W4'])
      const { proposals } = await coverOf(
        world.database,
        business,
        { week: 'W4', orderType: 'DIRECT_FINANCING', included: undefined },
        today,
      )
      expect(proposals.map(({ missing }) => missing.minor)).toEqual([0, 0, 0])
      for (const { added, removed } of proposals)
        expect(negativeOf(applyChanges(projection, removed, added))).toEqual([])
    }
  })

  it('have in each cell of their cash the sum of what the database holds', async () => {
    for (const { country, email } of sampleCompanies(world.clock.today('CL'))) {
      const business = (await accountOf(world.database, email))?.business ?? expect.fail('no business')
      const today = world.clock.today(country)
      const openings = openingTotals((await openingOf(world.database, business.id)).accounts)
      const projection = projectCash(openings, await groupsOf(world.database, business, today), today)
      const kinds = new Set(projection.blocks.flatMap((block) => [...shownCells(block).keys()].map(kindOf)))
      for (const block of projection.blocks) {
        const place = { businessId: business.id, country, currency: block.currency, today }
        expect(shownCells(block)).toEqual(await recomputedCells(world.database, place))
        let closing = block.opening?.minor ?? 0
        for (const { balances, column, in: comesIn, out } of block.columns) {
          if (!column.startsWith('W')) continue
          closing += comesIn.minor - out.minor
          if (block.opening !== undefined) expect([column, balances?.closing.minor]).toEqual([column, closing])
        }
      }
      expect(shownCells(projection.blocks[0]).size).toBeGreaterThan(30)
      expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['ORDER_TRANSFER', 'RECEIVABLE', 'RETENTION']))
    }
  })

  it('are printed with links that sign their users in', async () => {
    const mode = await beginSampleMode(services, jobs)
    const lines = (await mode.lines('https://anticipo.example')).join('\n')
    const codes = [...lines.matchAll(/Entrar +https:\/\/anticipo\.example\/impersonate\/(\S{43}) \(una vez\)/g)]
    const users = codes.map(([, code = '']) => services.signInLinks.redeem(code)?.userId)
    const accounts = await Promise.all(
      sampleCompanies(world.clock.today('CL')).map(({ email }) => accountOf(world.database, email)),
    )
    expect(users).toEqual(accounts.map((account) => account?.user.id))
  })

  it('are unchanged after a restart of the host', async () => {
    const tables = async () => {
      const [row] = await world.database
        .query(`select (select count(*) from orders) as orders, (select count(*) from tax_job) as jobs,
        (select max(id) from invoice) as invoice, (select string_agg(password_hash, '' order by id) from app_user) as hashes`)
      return row
    }
    const before = await tables()
    const mode = await beginSampleMode(services, jobs)
    await mode.finishSetup()
    expect(await tables()).toEqual(before)
  })

  it('get valid logins when the file with them is lost', async () => {
    writeFileSync(join(world.folder, 'samples', 'logins.json'), '[{"identifier":')
    const answer = await operate(['sample'])
    const printed = answer.ok
      ? [...answer.lines.join('\n').matchAll(/Contraseña +(\S+)/g)].map(([, password]) => password ?? '')
      : []
    const accounts = await Promise.all(
      sampleCompanies(world.clock.today('CL')).map(({ email }) => accountOf(world.database, email)),
    )
    const verdicts = accounts.map((account, at) => world.passwords.verify(printed[at] ?? '', account?.passwordHash))
    expect(await Promise.all(verdicts)).toEqual([true, true])
  })
})
