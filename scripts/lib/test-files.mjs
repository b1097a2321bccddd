// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/**
 * The test files below `folder` of the project whose names end with one of `endings`, without those below `except`. They
 * are read from the disk and not from the runner's settings, so that a file missing from the settings is detected.
 *
 * @param {string} folder
 * @param {{ readonly endings: ReadonlyArray<string>, readonly except?: ReadonlyArray<string> }} choice
 * @returns {ReadonlyArray<string>}
 */
export const testFiles = (folder, { endings, except = [] }) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (except.includes(path)) return []
    if (entry.isDirectory()) return testFiles(path, { endings, except })
    return endings.some((ending) => entry.name.endsWith(ending)) ? [join(ROOT, path)] : []
  })
