import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.mjs'
import { DOMAIN } from './modules.ts'
import { releaseProblems } from './release-problems.ts'

/** Before the package is published: version, tag and changelog agree, and everything is committed. */
const lines = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
const problems = releaseProblems({
  version: JSON.parse(readFileSync(join(DOMAIN, 'package.json'), 'utf8')).version,
  tags: lines('tag', '--points-at', 'HEAD'),
  changelog: readFileSync(join(DOMAIN, 'CHANGELOG.md'), 'utf8'),
  changed: lines('diff', '--name-only', 'HEAD'),
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
