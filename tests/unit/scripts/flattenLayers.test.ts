import { describe, expect, it } from 'vitest'
import { changeRules } from '../../../scripts/build/library/changeRules.ts'
import { flattenLayers } from '../../../scripts/build/library/flattenLayers.ts'

const flat = (css: string) => changeRules(css, flattenLayers)

describe('a stylesheet without its layers', () => {
  it('has them one after the other, with unlayered rules at the end', () => {
    expect(
      flat(
        '@layer a.x, b, c;@layer b{.x{color:red}}html{margin:0}@layer a.x{.y{color:#00f}' +
          '@media print{.y{color:#000}}}@layer b{.z{top:0}}',
      ),
    ).toBe('.y{color:#00f}@media print{.y{color:#000}}.x{color:red}.z{top:0}html{margin:0}')
  })

  it('is not confused by braces in strings and comments', () => {
    expect(
      flat(`@layer a;@layer a{.x:after{content:"}{"}/* } */.y{content:'\\'}'}}/* end */`),
    ).toBe(`.x:after{content:"}{"}.y{content:"'}"}`)
  })

  it('keeps variables, colors, and conditions', () => {
    const rules =
      '[data-coffer]{--coffer-a:oklch(.2 .03 var(--coffer-hue) / .07);' +
      '--coffer-b:calc(var(--coffer-a,1px) * 2)}' +
      '@supports (color:oklch(0 0 0)){.x{inset-inline-start:min(1px,var(--coffer-b))}}'
    expect(flat(`@layer a;@layer a{${rules}}`)).toBe(changeRules(rules, (same) => same))
    expect(flat(`@layer a;@layer a{${rules}}`)).toContain('var(--coffer-a,1px)')
  })

  it('fails for a layer missing in the statement', () => {
    expect(() => flat('@layer a;@layer d{.x{top:0}}')).toThrow(
      'a layer d, which no @layer statement orders',
    )
    expect(() => flat('@layer{.x{top:0}}')).toThrow('without a name')
  })
})
