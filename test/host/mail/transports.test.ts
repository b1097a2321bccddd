import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { createClock } from '#host/kernel/clock.ts'
import { confirmAddressEmail, passwordChangedEmail, passwordResetEmail } from '#host/mail/emails.ts'
import type { Email, Muting } from '#host/mail/mail.port.ts'
import { sendBySmtp, writeToFolder } from '#host/mail/transports.ts'
import { NOON } from '#test/host/server/a-host.ts'
import { parseMail } from './parse-mail.ts'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SITE = 'https://anticipo.example'
const CODE = 'q'.repeat(43)
const FROM = 'Anticipo <no-responder@anticipo.example>'
const SENDER = {
  from: FROM,
  muteAddress: ({ topic, userId }: Muting) => `${SITE}/unsubscribe/${userId}-${topic}-${'q'.repeat(90)}`,
}

describe('mail without a mail server', () => {
  it('is written to files that only their owner can read, in the format of a mail server', async () => {
    const mail = join(folder, 'mail')
    const send = writeToFolder(
      mail,
      () => SENDER,
      createClock(() => NOON),
    )
    await send(passwordResetEmail('peña@ñandú.cl', SITE, CODE))
    const [name = '', ...more] = readdirSync(mail)
    expect([name, more]).toEqual([expect.stringMatching(/^20261120-150000-[0-9a-f]{12}\.eml$/), []])
    expect([statSync(mail).mode & 0o777, statSync(join(mail, name)).mode & 0o777]).toEqual([0o700, 0o600])
    const source = readFileSync(join(mail, name), 'latin1')
    expect(source).not.toMatch(/[^\r]\n|[^\n]{999,}/)
    const { header, parts } = parseMail(source)
    expect([
      header('subject'),
      header('from'),
      header('auto-submitted'),
      header('mime-version'),
      header('date'),
    ]).toEqual(['Cambia tu contraseña de Anticipo', FROM, 'auto-generated', '1.0', 'Fri, 20 Nov 2026 15:00:00 +0000'])
    expect(header('content-type')).toMatch(/^multipart\/alternative;/)
    expect(parts.get('text/plain')).toContain(`${SITE}/resetpassword/${CODE}`)
    expect(parts.get('text/plain')).toContain('Recibimos una solicitud para cambiar la contraseña de tu cuenta.')
    expect(parts.get('text/html')).toContain(`<a href="${SITE}/resetpassword/${CODE}"`)
    expect(parts.get('text/html')).toContain('contraseña sigue siendo la misma')
  })

  it('has a separate file for each of a hundred at once', async () => {
    const many = join(folder, 'many')
    const send = writeToFolder(
      many,
      () => SENDER,
      createClock(() => NOON),
    )
    await Promise.all(Array.from({ length: 100 }, (_, at) => send(confirmAddressEmail(`n${at}@b.cl`, SITE, CODE))))
    expect(readdirSync(many).filter((name) => name.endsWith('.eml'))).toHaveLength(100)
  })
})

describe('mail in a folder', () => {
  it('has the headers that turn it off too', async () => {
    const mail = join(folder, 'muted')
    const send = writeToFolder(
      mail,
      () => SENDER,
      createClock(() => NOON),
    )
    await send({
      to: 'ana@empresa.cl',
      subject: 'Hola',
      paragraphs: ['Texto'],
      muting: { userId: '7' as UserId, topic: 'PayerPaid' },
    })
    const [name = ''] = readdirSync(mail)
    const { header } = parseMail(readFileSync(join(mail, name), 'latin1'))
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/anticipo\.example\/unsubscribe\/7-PayerPaid-q{90}>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })
})

describe('mail with a mail server', () => {
  interface Taken {
    readonly from: string
    readonly to: ReadonlyArray<string>
    readonly user: unknown
    readonly source: string
  }
  const taken: Array<Taken> = []
  let server: SMTPServer
  let address: string
  beforeEach(async () => {
    taken.length = 0
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password, username }, _session, answer) =>
        password === 'clave:@' ? answer(null, { user: username }) : answer(new Error('no')),
      onData: (stream, { envelope, user }, done) => {
        let source = ''
        stream.setEncoding('latin1')
        stream.on('data', (part: string) => (source += part))
        stream.on('end', () => {
          taken.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map((one) => one.address),
            user,
            source,
          })
          done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('is sent with the name and password of its URL', async () => {
    await sendBySmtp(
      `smtp://anticipo:clave%3A%40@${address}`,
      () => SENDER,
    )(confirmAddressEmail('ana@empresa.cl', SITE, CODE))
    expect(taken).toMatchObject([{ from: 'no-responder@anticipo.example', to: ['ana@empresa.cl'], user: 'anticipo' }])
    const { header, parts } = parseMail(taken[0]?.source ?? '')
    expect([header('subject'), header('to')]).toEqual(['Confirma tu correo en Anticipo', 'ana@empresa.cl'])
    expect(parts.get('text/plain')).toContain(`${SITE}/verifyemail/${CODE}`)
  })

  const mutable: Email = {
    to: 'ana@empresa.cl',
    subject: 'Tu operación 7 avanzó',
    paragraphs: ['Su estado es ahora: Aprobada.'],
    muting: { userId: '7' as UserId, topic: 'OrderStatusChanged' },
  }
  const address7 = `${SITE}/unsubscribe/7-OrderStatusChanged-${'q'.repeat(90)}`

  it('can be turned off by one click, as RFC 8058 has it, where its kind can be muted', async () => {
    await sendBySmtp(`smtp://${address}`, () => SENDER)(mutable)
    const { header, parts } = parseMail(taken[0]?.source ?? '')
    expect([header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([
      `<${address7}>`,
      'List-Unsubscribe=One-Click',
    ])
    expect(parts.get('text/plain')).toContain(`No quiero recibir más correos como este: ${address7}`)
    expect(parts.get('text/html')).toContain(`<a href="${address7}"`)
  })

  it('has neither header nor link where it is always sent', async () => {
    await sendBySmtp(`smtp://${address}`, () => SENDER)(passwordChangedEmail('ana@empresa.cl', SITE))
    const { header } = parseMail(taken[0]?.source ?? '')
    expect([header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([undefined, undefined])
    expect(taken[0]?.source).not.toContain('unsubscribe')
  })

  it('is sent to one recipient, whatever an address contains', async () => {
    await sendBySmtp(`smtp://${address}`, () => SENDER)(passwordChangedEmail("o'higgins+a=b@empresa.cl", SITE))
    expect(taken.map(({ to }) => to)).toEqual([["o'higgins+a=b@empresa.cl"]])
  })

  it('fails with a message without the password', async () => {
    const failure = await sendBySmtp(
      `smtp://anticipo:secreta@${address}`,
      () => SENDER,
    )(passwordChangedEmail('ana@empresa.cl', SITE)).catch(String)
    expect(failure).toMatch(/Error/)
    expect(failure).not.toContain('secreta')
    expect(taken).toEqual([])
  })
})
