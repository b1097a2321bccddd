import { createHash, X509Certificate } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { execute, rows, sql } from '../../database/sql.ts'
import { dataPath } from '../../kernel/data-folder.ts'
import { signerOf, type Trust } from './signature-trust.ts'

/** Where the operator puts the certificates that a chain may end in. */
export const trustedRootsFolder = (dataFolder: string): string => dataPath(dataFolder, 'trusted-roots')

/** The present trust of this host: the certificates in those folders, and the authorised signers. */
export const readTrust = async (queries: Queries, folders: ReadonlyArray<string>): Promise<Trust> => {
  const roots = (await Promise.all(folders.map(certificatesIn))).flat()
  const signers = await rows(queries, Signer, sql`select issuer, holder from authorised_signer order by issuer, holder`)
  return { roots, signers: signers.map(({ holder, issuer }) => signerOf(issuer, holder)) }
}

const Signer = rowCodec('Signer', { issuer: text, holder: text })

/** One name for each root, in one order. */
export const fingerprintsOf = ({ roots }: Trust): ReadonlyArray<string> =>
  [...new Set(roots.map((root) => createHash('sha256').update(root).digest('hex')))].sort()

export const addSigner = (queries: Queries, issuer: string, holder: string): Promise<void> =>
  execute(
    queries,
    sql`insert into authorised_signer (issuer, holder) values (${issuer}, ${holder}) on conflict do nothing`,
  )

export const removeSigner = (queries: Queries, issuer: string, holder: string): Promise<void> =>
  execute(queries, sql`delete from authorised_signer where issuer = ${issuer} and holder = ${holder}`)

/** Files that are no certificates are left alone; a folder that is not there holds none. */
const certificatesIn = async (folder: string): Promise<ReadonlyArray<Uint8Array>> => {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.sort().map((name) => readFile(join(folder, name)).catch(() => new Uint8Array())),
  )
  return files.flatMap(certificatesOf)
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** One in DER, or as many as a PEM file holds. */
const certificatesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const parts = Buffer.from(bytes).toString('latin1').match(PEM) ?? [bytes]
  return parts.flatMap((part) => {
    try {
      return [new X509Certificate(typeof part === 'string' ? part : Buffer.from(part)).raw]
    } catch {
      return []
    }
  })
}
