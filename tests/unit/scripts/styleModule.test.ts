import { expect, it } from 'vitest'
import { styleModule } from '../../../scripts/build/library/styleModule.ts'

it('accepts a self-contained stylesheet', () => {
  expect(styleModule('.x{mask:url(data:image/svg+xml,%3Csvg%3E);filter:url(#blur)}')).toContain(
    'adoptedStyleSheets',
  )
})

it.each([
  '@font-face{font-family:A;src:url(a.woff2)}',
  '.x{background:url("https://example.org/a.png")}',
  '@import "other.css";',
])('rejects one that references another file: %s', (css) => {
  expect(() => styleModule(css)).toThrow('which a page could not find')
})
