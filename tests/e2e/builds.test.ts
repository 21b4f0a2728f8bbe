import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFrom } from '../../scripts/build/builds.mjs'

let folder: string
let source: string
let dir: string
let made: number
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coffer-builds-'))
  source = path.join(folder, 'source')
  dir = path.join(folder, 'out')
  made = 0
  writeFileSync(source, 'one')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Copies the source. */
const make = async () => {
  made += 1
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'copy'), readFileSync(source))
}
const build = () => builtFrom([source], dir, make)
const copied = () => readFileSync(path.join(dir, 'copy'), 'utf8')

describe('a folder built from sources', () => {
  it('is built once, and again after changes', async () => {
    expect(await build()).toBe(dir)
    await build()
    expect(made).toBe(1)
    writeFileSync(source, 'two')
    await build()
    expect([made, copied()]).toEqual([2, 'two'])
  })

  it('is built once for simultaneous requests', async () => {
    await Promise.all([build(), build(), build()])
    expect(made).toBe(1)
  })

  it('is built again after a failed or incomplete build', async () => {
    await build()
    writeFileSync(source, 'two')
    await expect(
      builtFrom([source], dir, () => Promise.reject(new Error('The disk is full.'))),
    ).rejects.toThrow('The disk is full.')
    writeFileSync(source, 'one')
    await build()
    expect(made).toBe(2)
  })

  it('is built by another process if the first one was killed', async () => {
    const ended = `import { builtFrom } from './scripts/build/builds.mjs'
      const end = () => process.kill(process.pid, 'SIGKILL')
      await builtFrom([${JSON.stringify(source)}], ${JSON.stringify(dir)}, end)`
    expect(spawnSync(process.execPath, ['--input-type=module', '--eval', ended]).signal).toBe(
      'SIGKILL',
    )
    await build()
    expect([made, copied()]).toEqual([1, 'one'])
  })
})
