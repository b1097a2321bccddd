import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Debian's packages ask it whether they may start their service. */
const POLICY = '/usr/sbin/policy-rc.d'
const NEVER = '#!/bin/sh\nexit 101\n'

/** Installs Debian packages as root, without starting their services; does nothing elsewhere. */
export const aptInstall = async (what, packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${what}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const hasPolicy = existsSync(POLICY)
  if (!hasPolicy) writeFileSync(POLICY, NEVER, { mode: 0o755 })
  try {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true })
  }
}
