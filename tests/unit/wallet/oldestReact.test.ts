import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What React has had since 19.1 or 19.2. Next.js 15 brings a React without it. */
const later = ['Activity', 'cacheSignal', 'captureOwnerStack', 'useEffectEvent']

test('the package imports nothing that React 19.0 lacks', () => {
  const files = globSync('src/{apps,base,ui,wallet}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from 'react'$/gm)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => later.includes(name))
      .map((name) => `${file} imports ${name}`),
  )
  expect(found).toEqual([])
})
