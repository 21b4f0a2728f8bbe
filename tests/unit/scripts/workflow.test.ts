import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readRequest } from '../../../scripts/test/request.ts'
import { planSteps } from '../../../scripts/test/steps.ts'

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
    const named = commands.flatMap((run) => /^npm test -- (.*)$/.exec(run)?.[1] ?? [])
    const requests = named
      .map((args) => args.replace(/\$\{\{.*?\}\}/, '1/3').split(/ +/))
      .map(readRequest)
      .filter(({ size, words }) => size === 'all' && words.length > 0)
    const planned = (words: readonly string[]) =>
      planSteps({ ...readRequest(['all']), words }, undefined, []).map(({ name }) => name)
    expect(requests.flatMap(({ words }) => words).filter((word) => !planned([word])[0])).toEqual([])
    // Only a run of all stories can find unused screenshots; the other browsers run at night.
    const run = new Set(requests.flatMap(({ words }) => planned(words)))
    expect(planned([]).filter((name) => !run.has(name))).toEqual(['baselines', 'other browsers'])
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
