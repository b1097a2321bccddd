// @ts-check
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import forge from 'node-forge'
import { balancerProgram } from './balancer-program.mjs'
import { end, freePort, unprivileged } from './throwaway-postgres.mjs'

/**
 * @typedef {object} Balancer
 * @property {string} address `https://…`
 * @property {string} plainAddress `http://…`, from which it redirects.
 * @property {string} certificate In PEM; clients must trust it.
 * @property {() => Promise<void>} stop
 */

/** @typedef {'nginx' | 'haproxy'} BalancerKind */

/**
 * Writes the example of each with addresses, ports and certificate of this machine, nothing else replaced; returns the arguments.
 *
 * @type {Readonly<Record<BalancerKind, (given: Given) => ReadonlyArray<string>>>}
 */
const WRITTEN = {
  nginx: ({ certificate, folder, hosts, key, plainPort, port }) => {
    write(folder, 'site.pem', certificate)
    write(folder, 'site.key', key)
    write(
      folder,
      'anticipo.conf',
      example('nginx.conf', [
        [/(?:^ *server 10\.0\.0\.1\d:4300 .*\n)+/m, (found) => eachHost(found, hosts)],
        [/^ *listen \[::\].*\n/gm, () => ''],
        ['listen 80;', () => `listen 127.0.0.1:${plainPort};`],
        ['listen 443 ', () => `listen 127.0.0.1:${port} `],
        ['/etc/ssl/certs/app.example.cl.pem', () => join(folder, 'site.pem')],
        ['/etc/ssl/private/app.example.cl.key', () => join(folder, 'site.key')],
      ]),
    )
    write(folder, 'nginx.conf', NGINX)
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  },
  haproxy: ({ certificate, folder, hosts, key, plainPort, port }) => {
    write(folder, 'site.pem', certificate + key)
    write(
      folder,
      'haproxy.cfg',
      example('haproxy.cfg', [
        [/(?:^ *server \w+ 10\.0\.0\.1\d:4300\n)+/m, (found) => eachHost(found, hosts)],
        ['bind :80', () => `bind 127.0.0.1:${plainPort}`],
        ['bind :443', () => `bind 127.0.0.1:${port}`],
        ['/etc/haproxy/certs/app.example.cl.pem', () => join(folder, 'site.pem')],
      ]),
    )
    return ['-db', '-q', '-f', join(folder, 'haproxy.cfg')]
  },
}

/**
 * @typedef {object} Given
 * @property {string} folder
 * @property {ReadonlyArray<string>} hosts `127.0.0.1:4300`
 * @property {number} port
 * @property {number} plainPort
 * @property {string} certificate
 * @property {string} key
 */

/** Debian's own file around the example, with every path in the folder. */
const NGINX = `
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 2048; }
http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include anticipo.conf;
}
`

const START_LIMIT_MS = 20_000

/**
 * A balancer before the hosts, on free ports of this machine only, as its example in docs/examples says.
 *
 * @param {BalancerKind} kind
 * @param {ReadonlyArray<string>} hosts
 * @param {number} [chosenPort]
 * @returns {Promise<Balancer>}
 */
export const startBalancer = async (kind, hosts, chosenPort) => {
  const program = balancerProgram(kind)
  if (program === undefined) throw new Error(`${kind} is not installed`)
  const folder = mkdtempSync(join(tmpdir(), `anticipo-${kind}-`))
  const identity = unprivileged()
  const [port, plainPort] = [chosenPort ?? (await freePort()), await freePort()]
  const { certificate, key } = (site ??= writeCertificate())
  const args = WRITTEN[kind]({ folder, hosts, port, plainPort, certificate, key })
  if (identity.uid !== undefined)
    for (const name of ['.', 'site.pem', 'site.key'])
      if (existsSync(join(folder, name))) chownSync(join(folder, name), identity.uid, identity.gid)
  const server = spawn(program, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (chunk) => (said = (said + String(chunk)).slice(-10_000)))
  const endAtOnce = () => void server.kill('SIGKILL')
  process.on('exit', endAtOnce)
  const stop = async () => {
    process.off('exit', endAtOnce)
    await end(server, ['SIGTERM', 'SIGKILL'])
    rmSync(folder, { recursive: true, force: true })
  }
  for (const from = performance.now(); !(await accepts(port)); await wait(20)) {
    if (server.exitCode === null && performance.now() - from < START_LIMIT_MS) continue
    await stop()
    throw new Error(`${kind} did not start:\n${said}`)
  }
  return { address: `https://127.0.0.1:${port}`, plainAddress: `http://127.0.0.1:${plainPort}`, certificate, stop }
}

/** @param {string} folder @param {string} name @param {string} text */
const write = (folder, name, text) => writeFileSync(join(folder, name), text, { mode: 0o644 })

/**
 * The text of an example with its placeholders replaced, each of which must be there.
 *
 * @param {string} name
 * @param {ReadonlyArray<readonly [string | RegExp, (found: string) => string]>} replacements
 */
const example = (name, replacements) => {
  let text = readFileSync(join('docs', 'examples', name), 'utf8')
  for (const [from, to] of replacements) {
    const replaced = text.replace(from, to)
    if (replaced === text) throw new Error(`docs/examples/${name} does not contain ${String(from)}`)
    text = replaced
  }
  return text
}

/** The first of these lines, once for each host. @param {string} lines @param {ReadonlyArray<string>} hosts */
const eachHost = (lines, hosts) => {
  const [first = ''] = lines.split('\n')
  return hosts
    .map((host, at) => `${first.replace(/10\.0\.0\.\d+:4300/, host).replace('server first', `server host${at}`)}\n`)
    .join('')
}

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** One for all balancers of this process: a client that trusts two of the same name would take one for the other. @type {ReturnType<typeof writeCertificate> | undefined} */
let site

/** Its own authority, for 127.0.0.1. */
const writeCertificate = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const signer = forge.pki.privateKeyFromPem(key)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(signer.n, signer.e)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS)
  const name = [{ name: 'commonName', value: '127.0.0.1' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ])
  certificate.sign(signer, forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate), key }
}

const DAY_MS = 86_400_000
