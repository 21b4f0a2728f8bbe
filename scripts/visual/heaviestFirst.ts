import { BaseSequencer, type TestSpecification } from 'vitest/node'

const heaviest = /\/tests\/explorers\/explorers\.test\.ts$/

/** Files in Vitest's order, which goes by what it remembers of earlier runs; but the one that takes longest always starts first. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(({ moduleId }) => heaviest.test(moduleId)), ...sorted.filter(({ moduleId }) => !heaviest.test(moduleId))]
  }
}
