import { expect, it } from 'vitest'
import { namesIn } from '../../../scripts/build/library/namesIn.ts'

const named = (file: string, text: string) => namesIn(file, text).map(({ name }) => name)

it('finds imports, exports, and lazy imports, and nothing in comments and strings', () => {
  const text = `import { a } from 'viem'
// import x from 'comment'
const text = "import('text')"
export * from '../base/index.ts'
export { b } from './b.ts'
import './styles.css'
export const c = () => import('./late.ts')
export const d = (name: string) => import(name)`
  expect(named('a.ts', text)).toEqual([
    'viem',
    '../base/index.ts',
    './b.ts',
    './styles.css',
    './late.ts',
  ])
})

it('finds the types that a declaration imports', () => {
  expect(
    named(
      'a.d.ts',
      "export declare const a: import('#base').Address;\nexport type { B } from './b.tsx';\n" +
        "/** import('./no.ts') */\nexport {};",
    ),
  ).toEqual(['#base', './b.tsx'])
})

it('reports the position of a specifier, including quotes', () => {
  const text = "export declare const é: import('#base').A"
  expect(namesIn('a.d.ts', text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "'#base'",
  ])
})

it('fails for a text that cannot be parsed', () => {
  expect(() => namesIn('a.ts', 'import {')).toThrow('a.ts:')
})
