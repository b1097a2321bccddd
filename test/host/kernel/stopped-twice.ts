import { stopSignals } from '#host/kernel/stop-signal.ts'

/** A process that shuts down for as long as its input is open. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const { stopped } = stopSignals()
const busy = setInterval(() => undefined, 1_000)
say('running')
await stopped
say('closing')
await new Promise((resolve) => process.stdin.once('end', resolve).resume())
clearInterval(busy)
say('closed')
