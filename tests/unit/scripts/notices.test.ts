import { describe, expect, it } from 'vitest'
import { noticesOf } from '../../../scripts/build/notices.ts'

describe('the notices of a build', () => {
  it("begin with the project's own, then list each package with its license", () => {
    const text = noticesOf(
      [
        {
          name: 'react',
          version: '19.0.0',
          identifier: 'MIT',
          text: 'MIT License\n\nCopyright (c) Meta',
        },
      ],
      'Coffer\nMIT\n',
    )
    expect(text).toMatch(/^Coffer\nMIT\n/)
    expect(text).toContain('\nreact 19.0.0\nLicense: MIT\n\nMIT License\n\nCopyright (c) Meta\n')
  })

  it('name the license of a package without a license text', () => {
    expect(noticesOf([{ name: 'bare', version: '1.0.0', identifier: 'MIT' }], '')).toMatch(
      /bare 1\.0\.0\nLicense: MIT\n\n.*its license is MIT/,
    )
  })

  it('fail for a package without a license', () => {
    expect(() => noticesOf([{ name: 'secret', version: '1.0.0' }], '')).toThrow(
      'secret 1.0.0 is in this build and has no license.',
    )
  })
})
