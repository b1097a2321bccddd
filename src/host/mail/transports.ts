import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../kernel/clock.ts'
import { replaceFile } from '../kernel/replace-file.ts'
import type { Email } from './mail.port.ts'
import { renderEmail, type Sender } from './render-email.ts'

export type Send = (email: Email) => Promise<void>

/** Sends through the mail server of `url`: `smtp://…` or `smtps://…`, with name and password. */
export const sendBySmtp = (url: string, sender: () => Sender): Send => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (email) => void (await transport.sendMail(message(email, sender())))
}

/** Writes a file in `folder` that only its owner can read, in the format of a mail server (RFC 5322). */
export const writeToFolder = (folder: string, sender: () => Sender, clock: Clock): Send => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (email) => {
    const { message: bytes } = await transport.sendMail({ ...message(email, sender()), date: new Date(clock.now()) })
    const time = new Date(clock.now())
      .toISOString()
      .replaceAll(/[-:]|\.\d+Z/g, '')
      .replace('T', '-')
    const file = join(folder, `${time}-${randomBytes(6).toString('hex')}.eml`)
    await replaceFile(file, bytes)
  }
}

const message = (email: Email, sender: Sender) => {
  const { headers, to, ...rest } = renderEmail(email, sender)
  return { ...rest, to: { ...to }, headers: { ...headers } }
}
