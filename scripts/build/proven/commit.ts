import { execFileSync } from 'node:child_process'

/** What a build consists of, besides the packages that `package-lock.json` pins. */
export const appSources = [
  'src',
  'public',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'NOTICE',
  'package.json',
  'package-lock.json',
]

/** The commit that is checked out; null if the app's sources differ from it, or without Git. */
export function commitOf(dir = '.'): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    if (git('status', '--porcelain', '--', ...appSources) !== '') return null
    return git('rev-parse', 'HEAD').trim()
  } catch {
    return null
  }
}
