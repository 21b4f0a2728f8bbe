import { describe, expect, it } from 'vitest'
import { readRequest } from '../../../../scripts/test/request.ts'

const nothing = {
  size: 'short',
  words: [],
  stories: [],
  tests: [],
  since: undefined,
  shard: undefined,
}

describe('npm test', () => {
  it('is short unless more is requested', () => {
    expect(readRequest([])).toEqual(nothing)
    expect(readRequest(['all'])).toEqual({ ...nothing, size: 'all' })
    expect(readRequest(['nightly'])).toEqual({ ...nothing, size: 'nightly' })
  })

  it('takes words of steps, story files and shards', () => {
    expect(readRequest(['all', 'stories', '--shard=1/3'])).toEqual({
      ...nothing,
      size: 'all',
      words: ['stories'],
      shard: '1/3',
    })
    expect(readRequest(['stories/ui', 'stories/wallet/a.stories.tsx'])).toEqual({
      ...nothing,
      stories: ['stories/ui', 'stories/wallet/a.stories.tsx'],
    })
  })

  it('takes files and folders of tests, and paths as a shell completes them', () => {
    expect(readRequest(['types', './tests/unit/safe/', './stories/ui/'])).toEqual({
      ...nothing,
      words: ['types'],
      tests: ['tests/unit/safe'],
      stories: ['stories/ui'],
    })
  })

  it('compares with the last commit or with a branch', () => {
    expect(readRequest(['--changed']).since).toBe('HEAD')
    expect(readRequest(['--changed=main']).since).toBe('main')
  })

  it.each(['--change', '--shard=3', '--changed='])('says that it does not know %s', (flag) => {
    expect(() => readRequest([flag])).toThrow(`npm test doesn't know ${flag}`)
  })
})
