import { describe, expect, it } from 'vitest'
import { createOutputs } from '../../../../scripts/test/output.ts'
import { runSideBySide, type Result, type Step } from '../../../../scripts/test/sideBySide.ts'

const good: Result = { ok: true, passed: 3, failed: 0 }

/** Steps that end on request, and what happened in which order. */
function someSteps(plan: Record<string, Pick<Step, 'cores' | 'after'>>) {
  const log: string[] = []
  const end: Record<string, (result?: Result | Error) => void> = {}
  const steps = Object.entries(plan).map(([name, step]): Step => ({
    name,
    ...step,
    run: () => {
      log.push(name)
      return new Promise((done, fail) => {
        end[name] = (result = good) => (result instanceof Error ? fail(result) : done(result))
      })
    },
  }))
  const ended = runSideBySide(
    steps,
    2,
    () => ({ write: () => {}, end: () => {} }),
    () => 0,
  )
  const settled = () => new Promise((done) => setImmediate(done))
  return { log, end, ended, settled }
}

describe('the steps of a test run', () => {
  it('run side by side while there are cores, in their order', async () => {
    const { log, end, ended, settled } = someSteps({
      types: { cores: 1 },
      lint: { cores: 1 },
      stories: { cores: 2 },
      unit: { cores: 1 },
    })
    expect(log).toEqual(['types', 'lint'])
    end.types?.()
    await settled()
    expect(log).toEqual(['types', 'lint', 'unit'])
    end.lint?.()
    end.unit?.()
    await settled()
    expect(log).toEqual(['types', 'lint', 'unit', 'stories'])
    end.stories?.()
    expect((await ended).map(({ name }) => name)).toEqual(['types', 'lint', 'stories', 'unit'])
  })

  it('wait for those whose files they need, if those run', async () => {
    const { log, end, ended, settled } = someSteps({
      build: { cores: 1 },
      stories: { cores: 1, after: ['build', 'a step that was not asked for'] },
    })
    expect(log).toEqual(['build'])
    end.build?.()
    await settled()
    expect(log).toEqual(['build', 'stories'])
    end.stories?.()
    await ended
  })

  it('continue after a failure, and each failed step counts', async () => {
    const { log, end, ended, settled } = someSteps({
      types: { cores: 2 },
      lint: { cores: 2 },
    })
    end.types?.(new Error('no tsc'))
    await settled()
    expect(log).toEqual(['types', 'lint'])
    end.lint?.({ ok: false, passed: 0, failed: 0 })
    expect((await ended).map(({ ok, failed }) => [ok, failed])).toEqual([
      [false, 1],
      [false, 1],
    ])
  })

  it('that wait for each other are named', async () => {
    const { ended } = someSteps({
      one: { cores: 1, after: ['two'] },
      two: { cores: 1, after: ['one'] },
    })
    await expect(ended).rejects.toThrow('These steps wait for each other: one, two')
  })
})

it('the output of steps is never mixed: the oldest is shown as it comes, others in turn', () => {
  let shown = ''
  const outputs = createOutputs((text) => (shown += text))
  const [one, two, three] = [outputs('one'), outputs('two'), outputs('three')]
  two.write('b1 ')
  one.write('a1 ')
  three.write('c1 ')
  expect(shown).toBe('\n── one\na1 ')
  three.end()
  one.write('a2 ')
  one.end()
  two.write('b2 ')
  expect(shown).toBe('\n── one\na1 a2 \n── two\nb1 b2 ')
  two.end()
  expect(shown).toBe('\n── one\na1 a2 \n── two\nb1 b2 \n── three\nc1 ')
})
