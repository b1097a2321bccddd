import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { replaceFile, syncFolder } from '../kernel/replace-file.ts'
import { DataNotOpened } from './opening-failures.ts'

const KEPT = 6
const NAME = /^\d{8}T\d{9}Z\.tar\.gz$/

/** Writes a snapshot atomically, also in a power cut: file, name and folder are flushed to disk. */
export const keepSnapshot = async (folder: string, archive: Uint8Array, now: number): Promise<string> => {
  const name = `${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`
  const target = join(folder, name)
  await replaceFile(target, archive, { durable: true })
  await syncFolder(folder)
  await prune(folder)
  return target
}

/** Newest first. */
export const listSnapshots = async (folder: string): Promise<ReadonlyArray<string>> => {
  const names = await readdir(folder).catch((): ReadonlyArray<string> => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .toReversed()
    .map((name) => join(folder, name))
}

/** When it was taken, by its name, in milliseconds since 1970. */
export const takenAt = (file: string): number =>
  Date.parse(basename(file).replace(/^(....)(..)(..T..)(..)(..)(...)Z.*$/, '$1-$2-$3:$4:$5.$6Z'))

/** Unpacked here: the engine ends the process at an archive that is damaged. */
export const readSnapshot = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = await readFile(file)
  try {
    return new Uint8Array(await promisify(gunzip)(packed))
  } catch (error) {
    throw new DataNotOpened('DAMAGED', file, error)
  }
}

const prune = async (folder: string): Promise<void> => {
  const old = (await listSnapshots(folder)).slice(KEPT)
  await Promise.all(old.map((file) => rm(file, { force: true })))
}
