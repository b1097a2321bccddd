// @ts-check
import { spawn } from 'node:child_process'
import { ROOT } from './run.mjs'
import { signalGroup } from './signal-group.mjs'

/** Output of the product: its address, its message after a clean stop, and the one after any other end. */
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/
const STOPPED = 'Anticipo se detuvo.'
const BROKEN = 'The host ended with'
const ANSWER_LIMIT_MS = 30_000

/**
 * Starts the product like a user at a terminal, requests its health and its page, and stops it like Ctrl+C. Every wait has
 * a limit, and every started process is ended. Returns descriptions of the failures.
 *
 * @param {object} options
 * @param {string} options.command
 * @param {ReadonlyArray<string>} options.args
 * @param {number} options.readyLimitMs how long it may take to print its address, installing and building included
 * @param {number} options.stopLimitMs how long it may take to end
 * @param {(text: string) => void} [options.show] given all that it prints
 * @returns {Promise<ReadonlyArray<string>>}
 */
export const tryStart = async ({ command, args, readyLimitMs, stopLimitMs, show = () => undefined }) => {
  const product = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let printed = ''
  const address = new Promise((resolve) => {
    for (const stream of [product.stdout, product.stderr]) {
      stream.on('data', (chunk) => {
        printed += String(chunk)
        show(String(chunk))
        const found = ADDRESS.exec(printed)
        if (found !== null) resolve(found[0])
      })
    }
  })
  const ended = new Promise((resolve) => {
    product.once('error', () => resolve(true))
    product.once('close', () => resolve(true))
  })
  try {
    const ready = await within(readyLimitMs, Promise.race([address, ended.then(() => undefined)]))
    if (typeof ready !== 'string') return ['it printed no address']
    const rejections = [await rejectionOf(`${ready}/health/ready`), await rejectionOf(`${ready}/`)].filter(
      (text) => text !== undefined,
    )
    signalGroup(product.pid, 'SIGINT')
    const hasEnded = await within(stopLimitMs, ended)
    return [
      ...rejections,
      ...(hasEnded === true ? [] : ['it did not end after Ctrl+C']),
      ...(printed.includes(STOPPED) ? [] : ['it did not say that it left everything in order']),
      ...(printed.includes(BROKEN) ? ['it ended with an error'] : []),
    ]
  } finally {
    signalGroup(product.pid, 'SIGKILL')
  }
}

/** Undefined after the time limit. @template A @param {number} limitMs @param {Promise<A>} answer */
const within = async (limitMs, answer) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** @param {string} url */
const rejectionOf = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    await answer.text()
    return answer.ok ? undefined : `${url} answered ${answer.status}`
  } catch (error) {
    return `${url} did not answer: ${String(error)}`
  }
}
