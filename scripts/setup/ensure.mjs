// Runs before every command and installs missing dependencies, so that a fresh checkout needs one
// command. Plain Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { findBrowser, playwrightBrowser, rememberBrowser, systemBrowser } from './browser.mjs'

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = 'node_modules/.coffer-installed'

ensurePackages()
if (process.argv.includes('--browser')) ensureBrowser()

function ensurePackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  if (existsSync('node_modules/.package-lock.json') && samePackages())
    return writeFileSync(stamp, lock)
  say(
    existsSync('node_modules')
      ? "The installed packages don't match package-lock.json."
      : 'Nothing is installed yet.',
  )
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
    fail("Couldn't install the packages. See npm's output above.")
  writeFileSync(stamp, lock)
}

/** Whether a manual `npm install` matches the lock file: versions and integrity of all packages. */
function samePackages() {
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const there = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  return Object.entries(wanted).every(([place, { integrity, optional }]) => {
    if (place === '' || !integrity) return true
    return there[place] ? there[place].integrity === integrity : optional
  })
}

function ensureBrowser() {
  if (findBrowser() && starts(findBrowser())) return
  say(findBrowser() ? `${findBrowser()} does not start.` : 'No Chromium is installed.')
  /** @type {[name: string, install: () => string | undefined][]} */
  const ways = [
    ["Playwright's own", installPlaywrights],
    ['the one that comes as an npm package', installPackaged],
    ["the system's package", installSystems],
  ]
  for (const [name, install] of ways) {
    say(`Trying ${name} …`)
    const file = install()
    if (!file || !starts(file)) continue
    // A browser that doesn't start may still be installed.
    rememberBrowser(file)
    return say(`Browser: ${file}`)
  }
  fail(
    'There is no Chromium for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** An existing browser may still lack system libraries. */
function starts(file) {
  if (
    spawnSync(file, ['--headless', '--no-sandbox', '--version'], { timeout: 20_000 }).status === 0
  )
    return true
  return (
    installLibraries() &&
    spawnSync(file, ['--headless', '--no-sandbox', '--version'], { timeout: 20_000 }).status === 0
  )
}

function installPlaywrights() {
  const args = ['--no-install', 'playwright', 'install', 'chromium']
  return run('npx', args, { timeout: 240_000 }) ? playwrightBrowser() : undefined
}

/**
 * A headless Chromium for Linux x64 inside an npm package, which needs neither root nor another
 * download site.
 */
function installPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const place = 'node_modules/.cache/chromium'
  if (
    !run('npm', [
      'install',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--prefix',
      place,
      '@sparticuz/chromium@153.0.0',
      '--loglevel=error',
    ])
  )
    return undefined
  const unpack =
    "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"
  const { status, stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', unpack], {
    encoding: 'utf8',
    cwd: place,
  })
  const file = stdout?.trim().split('\n').pop()
  if (status !== 0 || !file) {
    console.log(stderr)
    return undefined
  }
  return file
}

function installSystems() {
  const isInstalled =
    isRootWithApt() &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return isInstalled ? systemBrowser() : undefined
}

function installLibraries() {
  if (!isRootWithApt()) return false
  say('The browser lacks libraries of the system.')
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'libnss3',
      'libnspr4',
      'libexpat1',
      'libgbm1',
      'libasound2',
      'libatk-bridge2.0-0',
      'libcups2',
      'libxkbcommon0',
    ])
  )
}

function isRootWithApt() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version']).status === 0
  )
}

function run(command, args, options = {}) {
  console.log(`> ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .status === 0
  )
}

function say(text) {
  console.log(text)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
