import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  run?: string
  uses?: string
}

const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  jobs: Record<string, { 'timeout-minutes'?: number; needs?: string[]; steps: Step[] }>
}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const steps = Object.values(jobs).flatMap((job) => job.steps)
const commands = steps.flatMap(({ run }) => (run ? [run] : []))

describe('the workflow', () => {
  it('gives each of its jobs at most 30 minutes', () => {
    expect(
      Object.entries(jobs).filter(
        ([, job]) => !(job['timeout-minutes'] && job['timeout-minutes'] <= 30),
      ),
    ).toEqual([])
  })

  it('runs existing steps of npm test, all of which are relevant', () => {
    const names = [
      ...readFileSync('scripts/test.mjs', 'utf8').matchAll(/^ {2}\[\s*'([^']+)',\s/gm),
    ].map(([, name = '']) => name)
    const words = commands.flatMap(
      (run) =>
        /^npm test -- (.*)$/
          .exec(run)?.[1]
          ?.replace(/--shard=\$\{\{.*?\}\}/, '')
          .trim()
          .split(/ +/) ?? [],
    )
    expect(words.filter((word) => !names.some((name) => name.includes(word)))).toEqual([])
    // Only a run of all stories knows the unused pictures; the other browsers run where Debian has
    // them.
    expect(names.filter((name) => !words.some((word) => name.includes(word)))).toEqual([
      'baselines',
      'other browsers: Firefox and WebKit',
    ])
  })

  it('runs existing scripts', () => {
    const named = commands.flatMap((run) => /^npm run (\S+)/.exec(run)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const files = commands.flatMap((run) => /^node (\S+)/.exec(run)?.[1] ?? [])
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('pins actions by major version, and publishes after all checks', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.length).toBeGreaterThan(5)
    expect(actions.filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name))).toEqual([])
    expect(jobs.release?.needs?.toSorted()).toEqual(['checks', 'end-to-end', 'sizes', 'stories'])
  })
})
