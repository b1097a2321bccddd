import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface MailServer {
  readonly address: string
  /** The recipients of accepted e-mails. */
  readonly recipients: () => ReadonlyArray<string>
}

/** A mail server that is busy for as many of the first attempts. */
export const aMailServer = async (rejections: number): Promise<MailServer> => {
  const recipients: Array<string> = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      attempts += 1
      if (attempts <= rejections) return callback(Object.assign(new Error('busy'), { responseCode: 451 }))
      recipients.push(address)
      callback()
    },
    onData: (stream, _session, callback) => {
      stream.once('end', () => callback())
      stream.resume()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { address: `smtp://127.0.0.1:${port}`, recipients: () => recipients }
}
