import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

interface Options {
  readonly mode?: 'read' | 'write'
  /** Words before the command, such as those that give it a process namespace. */
  readonly around?: ReadonlyArray<string>
}

/** Starts a process that writes to the database of `folder`, kills it once `isEnough` accepts a line, and returns all lines. */
export const runWriter = async (
  folder: string,
  isEnough: (line: string) => boolean,
  { mode = 'write', around = [] }: Options = {},
): Promise<ReadonlyArray<string>> => {
  const [command = '', ...words] = [...around, process.execPath, WRITER, folder, mode]
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const lines: Array<string> = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (isEnough(line)) child.kill('SIGKILL')
  }
  await ended
  return lines
}
