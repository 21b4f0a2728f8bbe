import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withTexts } from '../../../scripts/faults/withFaults.ts'

let place = ''
let file = ''
const text = () => readFileSync(file, 'utf8')

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'coffer-texts-'))
  file = path.join(place, 'x.ts')
  writeFileSync(file, 'before')
})
afterEach(() => rmSync(place, { recursive: true }))

describe('a file that has another text for a while', () => {
  it('has its own again after a failure', async () => {
    const run = withTexts(new Map([[file, 'meanwhile']]), () => {
      expect(text()).toBe('meanwhile')
      throw new Error('It failed.')
    })
    await expect(run).rejects.toThrow('It failed.')
    expect(text()).toBe('before')
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('has its own texts again after %s', async (signal) => {
    const module = path.resolve('scripts/faults/withFaults.ts')
    const code = `
      import { withTexts } from ${JSON.stringify(module)}
      await withTexts(new Map([[${JSON.stringify(file)}, 'meanwhile']]), () => {
        console.log('changed')
        return new Promise((done) => setTimeout(done, 60_000))
      })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code])
    await once(child.stdout, 'data')
    expect(text()).toBe('meanwhile')
    child.kill(signal)
    await once(child, 'exit')
    expect(text()).toBe('before')
  })
})
