import { globSync } from 'node:fs'

/** The projects of Vitest, and the test files that belong to each. */
export const projects = {
  unit: ['tests/{unit,contract}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
  stories: ['tests/visual/*.test.ts'],
  e2e: ['tests/{e2e,journeys,live,explorers,behavior}/**/*.test.ts'],
  browsers: ['tests/browsers/*.test.ts'],
}
export type Project = keyof typeof projects

/** The test files of a project. */
export const testsOf = (project: Project): string[] => globSync(projects[project]).toSorted()
