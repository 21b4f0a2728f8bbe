import { describe, expect, it } from 'vitest'
import { checkBaselines } from '../../../../scripts/test/checkBaselines.ts'

const committed = ['a', 'b']
const unused = (pictures: readonly string[]) => committed.filter((name) => !pictures.includes(name))

describe('the committed pictures', () => {
  it('are wrong if a run of all stories did not take one', () => {
    expect(checkBaselines({ ok: true, pictures: ['a', 'b'] }, unused)).toMatchObject({ ok: true })
    const lost = checkBaselines({ ok: true, pictures: ['a'] }, unused)
    expect(lost).toMatchObject({ ok: false, failed: 1 })
    expect(lost.text).toContain('No story takes b anymore')
  })

  it('are not checked if a story failed: it took no picture', () => {
    const run = checkBaselines({ ok: false, pictures: ['a'] }, unused)
    expect(run).toEqual({ ok: true, passed: 0, failed: 0, text: 'Not checked: stories failed.' })
  })

  it('are not compared with what another run took', () => {
    const run = checkBaselines(undefined, unused)
    expect(run).toMatchObject({ ok: false, failed: 1 })
    expect(run.text).toContain('npm test -- all stories baselines')
  })
})
