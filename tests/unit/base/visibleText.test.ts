import { describe, expect, it } from 'vitest'
import { hasUnseen, isolateText, joinFacts, visibleName, visibleText } from '#base'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'

const legitimate: [string, string][] = [
  ['plain English', 'USD Coin (bridged)'],
  ['several lines with a tab', 'first line\n\tsecond line'],
  ['accents, also decomposed', 'Zoë, Zoe\u0308, Việt Nam, Vie\u0323\u0302t Nam'],
  ['Arabic with vowel signs', 'مُحَمَّدٌ'],
  ['Hebrew with points and cantillation', 'בְּרֵאשִׁ֖ית'],
  ['Persian with a non-joiner', 'می\u200Cخواهم'],
  ['Hindi with joiners', 'क्\u200Dष and शर्\u200Dमा and श्रीमान्\u200Cको'],
  ['Sinhala with a joiner', 'ශ්\u200Dරී ලංකා'],
  ['Malayalam with an old chillu', 'അവന്\u200D'],
  ['Thai', 'น้ำใจ'],
  ['Burmese', 'မြွှာ့'],
  ['Mongolian with a variation selector', 'ᠰᠡᠴᠡᠨ\u180B'],
  ['Japanese with a wide space and an ideographic variant', '葛\u{E0100}飾　太郎'],
  ['French with narrow no-break spaces', 'Bonjour\u202F! 10\u00A0000\u202F€'],
  ['an emoji with a variation selector', '❤\uFE0F ☎\uFE0E'],
  ['a keycap', '1\uFE0F\u20E3 #\uFE0F\u20E3'],
  ['a family', '👨\u200D👩\u200D👧\u200D👦'],
  ['a profession with a skin tone', '👩🏽\u200D🚀'],
  ['a flag of joined emoji', '🏳\uFE0F\u200D🌈 🏴\u200D☠\uFE0F'],
  ['national flags', '🇨🇭🇮🇷'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
]

const hostile: [string, string, string][] = [
  ['an override', 'USD Coin\u202E nioC live', 'USD Coin[U+202E] nioC live'],
  ['an isolate and its end', '\u2067abc\u2069', '[U+2067]abc[U+2069]'],
  ['direction marks', 'a\u200Eb\u200Fc\u061Cd', 'a[U+200E]b[U+200F]c[U+061C]d'],
  ['a zero-width space', 'US\u200BDC', 'US[U+200B]DC'],
  ['a joiner between letters that join without it', 'عل\u200Dی', 'عل[U+200D]ی'],
  ['joiners between Latin letters', 'US\u200CD\u200DC', 'US[U+200C]D[U+200D]C'],
  ['a joiner after an emoji', '🚀\u200D', '🚀[U+200D]'],
  ['two non-joiners in Persian', 'می\u200C\u200Cخواهم', 'می[U+200C×2]خواهم'],
  ['a soft hyphen and a word joiner', 'US\u00ADD\u2060C', 'US[U+00AD]D[U+2060]C'],
  ['a byte order mark', '\uFEFFUSDC', '[U+FEFF]USDC'],
  [
    'control characters',
    'a\u0000b\u0008c\u001Bd\u0085e\u007Ff',
    'a[U+0000]b[U+0008]c[U+001B]d[U+0085]e[U+007F]f',
  ],
  ['a carriage return on its own', 'send 1\rsend 9', 'send 1[U+000D]send 9'],
  ['line and paragraph separators', 'a\u2028b\u2029c', 'a[U+2028]b[U+2029]c'],
  ['tag characters', 'hi\u{E0061}\u{E0062}', 'hi[U+E0061][U+E0062]'],
  ['tags after a flag that does not exist', '🏴\u{E0061}\u{E007F}', '🏴[U+E0061][U+E007F]'],
  ['Hangul fillers', 'a\u3164b\u115Fc\u1160d\uFFA0e', 'a[U+3164]b[U+115F]c[U+1160]d[U+FFA0]e'],
  ['a braille blank', 'a\u2800b', 'a[U+2800]b'],
  ['spaces of other widths', 'a\u2003b\u200Ac\u1680d', 'a[U+2003]b[U+200A]c[U+1680]d'],
  ['a gap of no-break spaces', `Alice${'\u00A0'.repeat(40)}Bob`, 'Alice[U+00A0×40]Bob'],
  ['a variation selector after a letter', 'U\uFE0FS\u{E0100}D', 'U[U+FE0F]S[U+E0100]D'],
  ['a digit with a hidden variation selector', '1\uFE0F0', '1[U+FE0F]0'],
  ['interlinear annotations and an object replacement', 'a\uFFF9b\uFFFCc', 'a[U+FFF9]b[U+FFFC]c'],
  ['a grapheme joiner', 'a\u034Fb', 'a[U+034F]b'],
  ['half a surrogate pair', 'a\uD83Db', 'a[U+D83D]b'],
  ['a long run, in few characters', `a${'\u200B'.repeat(5000)}b`, 'a[U+200B×5000]b'],
  ['stacked accents', `a${'\u0301'.repeat(30)}b`, 'a\u0301\u0301\u0301\u0301[U+0301×26]b'],
  ['an accent that would hang on what precedes the text', '\u0301abc', '◌\u0301abc'],
]

describe('text that others wrote', () => {
  it.each(legitimate)('is unchanged: %s', (_, text) => expect(visibleText(text)).toBe(text))
  it.each(hostile)('shows %s', (_, text, shown) => expect(visibleText(text)).toBe(shown))
  it('has the same line breaks, however they were written', () =>
    expect(visibleText('a\r\nb')).toBe('a\nb'))
  it('stays the same when it is made visible twice', () => {
    for (const [, text] of hostile) expect(visibleText(visibleText(text))).toBe(visibleText(text))
  })
})

const cases = rounds(5_000)

/** What people see of a shown text: no character without a shape, one kind of blank. */
const seen = (text: string) =>
  visibleText(text)
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cn}\p{Co}]/gu, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/ +(?=\n|$)/g, '')
    .trimEnd()

/** Pieces of texts that are easily mistaken for one another. */
const pieces: readonly string[] = [
  [...legitimate, ...hostile].map(([, text]) => text),
  [...'abc USDC0129.[]+×…◌/-\n'],
  ['\r\n', '\r', '\t', '\n', ' ', '  ', '\u00A0', '\u202F', '\u3000', '\u2003', '\u2800'],
  ['[U+202E]', '[U+0301×26]', '\u202E', '\u2066', '\u2069', '\u200B', '\u200C', '\u200D'],
  ['\u0301', '\u0308', 'e\u0301', 'é', 'Å', '\u212B', '가', '\u1100\u1161', 'ß', '\u034F'],
  ['\uFE0F', '\uFE0E', '\u{E0100}', '\u{E0061}', '❤', '⭐', '🚀', '葛', 'ا', 'ل', 'क', '्'],
  ['\uE000', '\uE001', '\u0378', '\uD83D', '\uFFFC', '\uFEFF', '\u00AD', '\u2060', '\u3164'],
].flat()

describe('a text that is signed', () => {
  it(`never looks like other text without a notice (${cases} cases)`, () => {
    const draw = random()
    let alike = 0
    for (let turn = 0; turn < cases; turn++) {
      const parts = Array.from({ length: 1 + draw.upTo(6) }, () => draw.pick(pieces))
      const at = draw.upTo(parts.length + 1)
      const other = [...parts]
      other.splice(
        at,
        draw.upTo(2),
        ...Array.from({ length: draw.upTo(3) }, () => draw.pick(pieces)),
      )
      const pair = [
        parts.join(''),
        draw.pick([
          () => other.join(''),
          () => parts.with(draw.upTo(parts.length), draw.pick(pieces)).join(''),
          () => parts.join('').normalize(draw.pick(['NFC', 'NFD'])),
          () => visibleText(parts.join('')),
          () => parts.join('').trim(),
        ])(),
      ]
      const [one = '', two = ''] = pair
      if (one === two || seen(one) !== seen(two)) continue
      alike++
      expect(
        pair.some(hasUnseen),
        `SEED=${draw.seed}, case ${turn}: ${pair.map((text) => JSON.stringify(text)).join(' ')}`,
      ).toBe(true)
    }
    expect(alike).toBeGreaterThan(cases / 20)
  })

  it.each([
    'app.example.com wants you to sign in with your Ethereum account:\n0x12\n\nNonce: 1',
    'Coffer’s members agree to meet on Friday — 18:00.',
    'Zoë, Việt Nam, Ελλάδα, Россия, שלום, مرحبا, 日本語、한국어',
    'I ❤\uFE0F this 🚀 1\uFE0F\u20E3',
    'A mark is [U+202E]',
  ])('has no notice without a reason: %j', (text) => expect(hasUnseen(text)).toBe(false))
})

describe('a name that others chose', () => {
  it('is one line without spaces around it', () =>
    expect(visibleName(' Alice\n and\tBob ')).toBe('Alice and Bob'))
  it('shows what is hidden in it', () => expect(visibleName('Alice\u200B')).toBe('Alice[U+200B]'))
  it.each([
    undefined,
    null,
    '',
    '  ',
    '\n',
    '\u202E',
    '\u200B \u00A0',
    '\u3164',
    '\u2800\u2800',
    '\u3000',
    '\u{E0061}',
  ])('isn’t a name if nothing in it is visible: %j', (text) => expect(visibleName(text)).toBeNull())
})

describe('facts on one line', () => {
  it('are separated by dots, and absent ones are left out', () => {
    expect(joinFacts(['Ethereum', undefined, '2 of 3'], 'ltr')).toBe('Ethereum · 2 of 3')
  })
  it('keep their order in right-to-left text', () => {
    expect(joinFacts(['Ethereum', '2'], 'rtl')).toBe('Ethereum\u200f · 2')
  })
})

describe('a name within a sentence', () => {
  it('is isolated if it runs against the sentence', () => {
    expect(isolateText('علی (2)', 'ltr')).toBe('\u2068علی (2)\u2069')
    expect(isolateText('שלום', 'ltr')).toBe('\u2068שלום\u2069')
    expect(isolateText('Acme Inc.', 'rtl')).toBe('\u2068Acme Inc.\u2069')
  })
  it('is unchanged if it cannot reorder the sentence', () => {
    expect(isolateText('Acme Inc. (2)', 'ltr')).toBe('Acme Inc. (2)')
    expect(isolateText('12.50', 'rtl')).toBe('12.50')
    expect(isolateText('USDC', 'rtl')).toBe('USDC')
  })
  it('is isolated once', () => {
    const once = isolateText('علی', 'ltr')
    expect(isolateText(once, 'ltr')).toBe(once)
  })
})
