import { describe, expect, it } from 'vitest'
import { flattenLayers } from '../../../scripts/build/library/flattenLayers.ts'

const order = ['a', 'b', 'c']

describe('a stylesheet without its layers', () => {
  it('has them one after the other, and what was in none at the end', () => {
    expect(
      flattenLayers('@layer a, b, c;@layer b{.x{color:red}}html{margin:0}@layer a{.y{color:blue}@media print{.y{color:black}}}@layer b{.z{top:0}}', order),
    ).toBe('.y{color:blue}@media print{.y{color:black}}\n.x{color:red}\n.z{top:0}\nhtml{margin:0}\n')
  })

  it('is not led astray by braces in texts and comments', () => {
    expect(flattenLayers(`@layer a{.x::after{content:"}{"}/* } */.y{content:'\\'}'}}/* end */`, order)).toBe(
      `.x::after{content:"}{"}/* } */.y{content:'\\'}'}\n`,
    )
  })

  it('fails for a layer that nobody ordered, and for a sheet that is cut off', () => {
    expect(() => flattenLayers('@layer d{.x{top:0}}', order)).toThrow('a layer d, which nobody ordered')
    expect(() => flattenLayers('@layer a{.x{top:0}', order)).toThrow('in the middle of a rule')
  })
})
