import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const scripts = path.resolve('scripts/setup')
const places: string[] = []

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true })
})

/** A checkout with its packages, on a machine with these commands alone. */
function aMachine(commands: Record<string, string>) {
  const place = mkdtempSync(path.join(tmpdir(), 'coffer-setup-'))
  places.push(place)
  const bin = path.join(place, 'bin')
  for (const folder of [bin, path.join(place, 'node_modules/.cache/chromium')])
    mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(place, 'package-lock.json'), '{}')
  writeFileSync(
    path.join(place, 'node_modules/.coffer-installed'),
    createHash('sha256').update('{}').digest('hex'),
  )
  symlinkSync('/bin/sh', path.join(bin, 'sh'))
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8', env: { PATH: bin } })
  return {
    bin,
    ensure: () => node(path.join(scripts, 'ensure.mjs'), '--browser'),
    found: () =>
      node(
        '--input-type=module',
        '-e',
        `import { findBrowser } from '${scripts}/browser.mjs'; console.log(findBrowser())`,
      ).stdout.trim(),
  }
}

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('a browser', () => {
  it('that starts is used', () => {
    const machine = aMachine({ chromium: 'exit 0' })
    expect(machine.ensure().status).toBe(0)
    expect(machine.found()).toBe(path.join(machine.bin, 'chromium'))
  })

  it('that is installed as a package is used from then on if the system’s fails', () => {
    const machine = aMachine({
      chromium: 'exit 1',
      npx: 'exit 1',
      npm: 'exit 0',
      // Unpacks the package.
      node: 'echo "$0-unpacked"',
      'node-unpacked': 'exit 0',
    })
    expect(machine.ensure().status).toBe(0)
    expect(machine.found()).toBe(path.join(machine.bin, 'node-unpacked'))
    expect(machine.ensure().stdout).toBe('')
  })

  it("that can't be installed is requested from the user", () => {
    const machine = aMachine({ chromium: 'exit 1', npx: 'exit 1', npm: 'exit 1' })
    const { status, stderr } = machine.ensure()
    expect(status).toBe(1)
    expect(stderr).toContain('There is no Chromium for the tests.')
  })
})
