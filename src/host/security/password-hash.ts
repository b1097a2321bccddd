import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import PQueue from 'p-queue'

/** The cost of a hash: `2^logN` blocks of `128 × r` bytes, `p` times. */
export interface HashCost {
  readonly logN: number
  readonly r: number
  readonly p: number
}

/** OWASP's password storage list, scrypt. */
const STANDARD_COST: HashCost = { logN: 15, r: 8, p: 3 }

/** The standard cost, or one with another exponent. */
export const hashCost = (logN: number = STANDARD_COST.logN): HashCost => ({ ...STANDARD_COST, logN })

/** Whether guesses at stolen hashes are cheaper than the standard makes them. */
export const isCheap = ({ logN }: HashCost): boolean => logN < STANDARD_COST.logN

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for a missing account, whose hash is `undefined`. */
  readonly verify: (password: string, hash: string | undefined) => Promise<boolean>
  /** A hash of another cost is replaced at the next sign-in. */
  readonly isOutdated: (hash: string) => boolean
}

/** The queue of password checks is full. */
export class PasswordQueueFull extends Error {}

const WORKERS = 2
const WAITING = 50
const KEY_BYTES = 32

/** Hashing is intentionally slow: two at a time, so that floods of sign-ins do not slow down other calls. */
export const makePasswords = (cost: HashCost = STANDARD_COST): Passwords => {
  const queue = new PQueue({ concurrency: WORKERS })
  const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
    if (queue.size >= WAITING) throw new PasswordQueueFull('too many wait')
    return queue.add(work)
  }
  const missingAccount = write(cost, randomBytes(16), randomBytes(KEY_BYTES))
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16)
        return write(cost, salt, await derive(password, salt, cost))
      }),
    verify: (password, hash) =>
      inTurn(async () => {
        const parts = read(hash ?? missingAccount)
        if (parts === undefined) return false
        const derived = await derive(password, parts.salt, parts.cost)
        return timingSafeEqual(derived, parts.key) && hash !== undefined
      }),
    isOutdated: (hash) => {
      const parts = read(hash)
      return parts === undefined || parts.cost.logN !== cost.logN || parts.cost.r !== cost.r || parts.cost.p !== cost.p
    },
  }
}

const derive = (password: string, salt: Buffer, { logN, r, p }: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** logN
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** The PHC string format. */
const write = ({ logN, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const read = (hash: string): { readonly cost: HashCost; readonly salt: Buffer; readonly key: Buffer } | undefined => {
  const [, logN, r, p, salt = '', key = ''] = PHC.exec(hash) ?? []
  const bytes = Buffer.from(key, 'base64')
  return bytes.length === KEY_BYTES
    ? { cost: { logN: Number(logN), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64'), key: bytes }
    : undefined
}
