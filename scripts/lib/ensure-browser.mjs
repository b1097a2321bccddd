import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The headless shell is Chromium without its windows: a journey takes a fifth less time in it. */
const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () => PLACES.find((place) => place !== undefined && existsSync(place))

/** The path of a Chromium or Chrome; installs Debian's as root, else explains how to get one. */
export const ensureBrowser = async () => {
  const found = find()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium…\n')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ])
  }
  const installed = find()
  if (installed !== undefined) return installed
  process.stderr.write('A browser is missing: install Chromium or Chrome, or set CHROMIUM_PATH to one.\n')
  process.exit(1)
}
