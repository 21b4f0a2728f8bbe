import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFrom } from '../../scripts/build/builds.mjs'

let place: string
let source: string
let dir: string
let made: number
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'coffer-builds-'))
  source = path.join(place, 'source')
  dir = path.join(place, 'out')
  made = 0
  writeFileSync(source, 'one')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** Copies the source. */
const make = async () => {
  made += 1
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'copy'), readFileSync(source))
}
const build = () => builtFrom([source], dir, make)
const copied = () => readFileSync(path.join(dir, 'copy'), 'utf8')

describe('a folder that is made from sources', () => {
  it('is made once, and again when they have changed', async () => {
    expect(await build()).toBe(dir)
    await build()
    expect(made).toBe(1)
    writeFileSync(source, 'two')
    await build()
    expect([made, copied()]).toEqual([2, 'two'])
  })

  it('is made once where several ask at the same time', async () => {
    await Promise.all([build(), build(), build()])
    expect(made).toBe(1)
  })

  it('is made again where it could not be made, or only half of it', async () => {
    await build()
    writeFileSync(source, 'two')
    await expect(builtFrom([source], dir, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk is full.')
    writeFileSync(source, 'one')
    await build()
    expect(made).toBe(2)
  })

  it('is made by another where the process that made it was ended', async () => {
    const ended = `import { builtFrom } from './scripts/build/builds.mjs'
      await builtFrom([${JSON.stringify(source)}], ${JSON.stringify(dir)}, () => process.kill(process.pid, 'SIGKILL'))`
    expect(spawnSync(process.execPath, ['--input-type=module', '--eval', ended]).signal).toBe('SIGKILL')
    await build()
    expect([made, copied()]).toEqual([1, 'one'])
  })
})
