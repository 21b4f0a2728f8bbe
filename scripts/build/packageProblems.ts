import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { readFileSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/**
 * Ignored problems of a package with ES modules and `exports` only: TypeScript's `node10`
 * resolution, which ignores `exports`, and `require` from CommonJS, which returns the ES module
 * since Node 20.19.
 */
const notOurs = (problem: Problem) =>
  ('resolutionKind' in problem && problem.resolutionKind === 'node10') ||
  (problem.kind === 'CJSResolvesToESM' && problem.resolutionKind === 'node16-cjs')

/**
 * The problems that publint and attw (Are The Types Wrong) find in a packed package, including
 * suggestions.
 */
export async function packageProblems(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball)
  const [lint, types] = await Promise.all([
    publint({ pack: { tarball: Uint8Array.from(data).buffer }, strict: true }),
    // Stylesheets have no types.
    checkPackage(createPackageFromTarballData(data), {
      excludeEntrypoints: [/\.css$/, './package.json'],
    }),
  ])
  const found = types.types
    ? types.problems.filter((problem) => !notOurs(problem))
    : ['It has no types.']
  return [
    ...lint.messages.map(
      (message) => `publint: ${formatMessage(message, lint.pkg) ?? message.code}`,
    ),
    ...found.map((problem) => `attw: ${JSON.stringify(problem)}`),
  ]
}
