import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemThemes } from '../../../scripts/generate/systemThemes.ts'
import { themes } from '../../../src/ui/theme/themes.ts'

test('the generated stylesheet matches the themes', () => {
  expect(readFileSync('src/ui/theme/system.css', 'utf8'), 'Run `npm run generate:themes`.').toBe(
    systemThemes(),
  )
})

test.each(themes.filter((theme) => theme !== 'light'))(
  '"%s" can be chosen for light and for dark mode',
  (theme) => {
    const css = systemThemes()
    expect(css).toContain(`[data-theme-light='${theme}']`)
    expect(css).toContain(`[data-theme-dark='${theme}']`)
  },
)
