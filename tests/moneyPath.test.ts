import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const page = readFileSync('stories/docs/MoneyPath.mdx', 'utf8')
const section = (title: string) => page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const hops = (title: string) =>
  [...section(title).matchAll(/^\d+\. `([^`]+)`/gm)].map((match) => match[1] ?? '')

/** Files that a file imports, through entry points or directly, statically or lazily. */
function imports(file: string): string[] {
  const { imports: entryPoints } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    imports: Record<string, string>
  }
  return [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(
    ([, name = '']) => {
      if (name.startsWith('.')) return [path.join(path.dirname(file), name)]
      const screen = /^#screens\/(\w+)$/.exec(name)?.[1]
      const entryPoint = entryPoints[name] ?? (screen && `./src/screens/${screen}/index.ts`)
      return entryPoint ? [path.normalize(entryPoint)] : []
    },
  )
}

/** Everything that is reached from a file in so many steps. */
function reached(file: string, steps: number): Set<string> {
  let found = new Set([file])
  for (let step = 0; step < steps; step++)
    found = new Set([...found, ...[...found].filter((one) => existsSync(one)).flatMap(imports)])
  return found
}

describe('the documented money path', () => {
  it.each(['Confirm', 'Execute'])(
    '%s takes at most eight hops, all of them existing files',
    (title) => {
      expect(hops(title).length).toBeGreaterThan(4)
      expect(hops(title).length).toBeLessThanOrEqual(8)
      expect(hops(title).filter((file) => !existsSync(file))).toEqual([])
    },
  )

  it.each(['Confirm', 'Execute'])('%s leads from each hop to the next in the code', (title) => {
    // A row reports to its screen, and a screen opens dialogs: the first hop is left from the
    // screen.
    const [, ...files] = hops(title)
    const starts = ['src/screens/queue/QueueScreen.tsx', ...files]
    const broken = files.filter(
      (file, index) => !starts.slice(0, index + 1).some((start) => reached(start, 4).has(file)),
    )
    // The follower is mounted by the frame of every page and by the dialog.
    expect(broken).toEqual([])
  })
})
