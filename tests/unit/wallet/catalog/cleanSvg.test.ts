import { describe, expect, test } from 'vitest'
import { cleanSvg } from '../../../../scripts/generate/cleanSvg.ts'

const picture = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}viewBox="0 0 24 24">${inside}</svg>`

describe('the needed content of an icon', () => {
  test('is kept; size, class, title, and whitespace are removed', () =>
    expect(
      cleanSvg(
        picture(
          '\n  <title>Acme</title>\n  <path fill="#fff" d="M0 0h24" />\n',
          'width="24" height="24" class="icon" role="img" ',
        ),
      ),
    ).toBe(picture('<path fill="#fff" d="M0 0h24"/>')))

  test('a clip path without effect is removed, and other definitions stay', () => {
    const clip = '<clipPath id="acme_x"><path fill="#fff" d="M0 0h24v24H0z"/></clipPath>'
    expect(
      cleanSvg(picture(`<g clip-path="url(#acme_x)"><path d="M1 1"/></g><defs>${clip}</defs>`)),
    ).toBe(picture('<path d="M1 1"/>'))
    const gradient = '<linearGradient id="acme_y"><stop stop-color="#fff"/></linearGradient>'
    expect(
      cleanSvg(
        picture(
          '<g clip-path="url(#acme_x)"><path fill="url(#acme_y)" d="M1 1"/></g>' +
            `<defs>${clip}${gradient}</defs>`,
        ),
      ),
    ).toBe(
      picture(
        '<path fill="url(#i0)" d="M1 1"/><defs><linearGradient id="i0"><stop stop-color="#fff"/>' +
          '</linearGradient></defs>',
      ),
    )
  })

  test('a clip path with an effect stays', () =>
    expect(
      cleanSvg(
        picture(
          '<g clip-path="url(#a)"><path d="M1 1"/></g><defs><clipPath id="a">' +
            '<path d="M4 4h9v9"/></clipPath></defs>',
        ),
      ),
    ).toContain('clip-path="url(#i0)"'))
})

describe('unneeded content is an error', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT/>',
    '<style>path{fill:red}</style>',
    '<foreignObject/>',
    '<image href="https://elsewhere.test/a.png"/>',
    '<use href="#a"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<animate attributeName="fill"/>',
    '<path onload="alert(1)" d="M0 0"/>',
    '<path style="fill:red" d="M0 0"/>',
    '<path class="b" d="M0 0"/>',
    '<path xlink:href="#a" d="M0 0"/>',
    '<path fill="url(https://elsewhere.test/a.svg#b)" d="M0 0"/>',
    '<path fill="URL(&quot;//elsewhere.test&quot;)" d="M0 0"/>',
    "<path fill='red' d='M0 0'/>",
    '<text>Acme</text>',
    'Acme',
    '<!-- Acme -->',
    '<!DOCTYPE svg>',
    '<?xml version="1.0"?>',
    '<![CDATA[<script>]]>',
  ])('%s', (inside) =>
    expect(() => cleanSvg(picture(inside))).toThrow(/^A picture (?:holds|has|points)/),
  )

  test('so is an event handler on the root', () =>
    expect(() => cleanSvg(picture('', 'onload="alert(1)" '))).toThrow('onload'))
})
