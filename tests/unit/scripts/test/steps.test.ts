import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { projects, testsOf } from '../../../../scripts/test/projects.ts'
import { readRequest } from '../../../../scripts/test/request.ts'
import { planSteps } from '../../../../scripts/test/steps.ts'

const plan = (...args: string[]) =>
  planSteps(readRequest(args), undefined, []).map(({ name }) => name)
const [unit, stories, journeys, browsers] = [
  'unit and contract tests, import rules',
  'stories in light and dark, with axe and screenshots',
  'journeys',
  'other browsers',
] as const

describe('a request', () => {
  it.each([
    ['a unit test', ['tests/unit/scripts/test/steps.test.ts'], [unit]],
    ['a folder of unit tests', ['./tests/unit/safe'], [unit]],
    ['a journey', ['tests/live/live.test.ts'], [journeys]],
    ['the other browsers', ['tests/browsers'], [browsers]],
    ['a story file', ['./stories/ui/Button.stories.tsx'], [stories]],
    ['stories beside a step', ['stories/ui', 'types'], ['types', stories]],
    [
      'tests beside stories',
      ['tests/unit/safe', 'tests/e2e', 'stories/ui'],
      [unit, stories, journeys],
    ],
  ])('for %s plans its step', (_, args, names) => {
    expect(plan(...args)).toEqual(names)
  })

  it.each([
    [['alll'], 'No step is called "alll". The steps are: types; lint;'],
    [['--changed', 'main'], 'No step is called "main"'],
    [['types', 'unitt'], 'No step is called "unitt"'],
    [['src/ui'], 'No step is called "src/ui"'],
    [['stories/nowhere'], 'There are no stories in stories/nowhere.'],
    [['stories/ui/Butto'], 'There are no stories in stories/ui/Butto.'],
    [['tests/unit/nowhere'], 'There are no tests in tests/unit/nowhere.'],
    [['tests/size.ts', 'types'], 'There are no tests in tests/size.ts.'],
  ])('for %j is rejected', (args, message) => {
    expect(() => plan(...args)).toThrow(message)
  })
})

it('every test file belongs to one project of Vitest', () => {
  const all = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file))
  const run = Object.keys(projects).flatMap((name) => testsOf(name as keyof typeof projects))
  expect(run.length).toBeGreaterThan(400)
  expect(all.filter((file) => run.filter((one) => one === file).length !== 1)).toEqual([])
})
