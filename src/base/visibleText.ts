/** Scripts in which joiners between letters change word shapes. */
const indic = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
const joining = `Arab Syrc Mong ${indic}`
/** The flags of England, Scotland, and Wales, which end in hidden letters. */
const flags = ['gbeng', 'gbsct', 'gbwls']

function build() {
  /** Characters that readers don't notice, or that change the order in which they read. */
  const hidden =
    '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u1680\\u2000-\\u200A\\u205F\\u2800\\uFFF9-\\uFFFC\\u{13430}-\\u{1343F}'
  /** Spaces that people type, one at a time: no-break, narrow no-break and ideographic. */
  const typedSpace = '\\u00A0\\u202F\\u3000'
  const letterOf = (scripts: string) =>
    `[${scripts.replace(/\w+ ?/g, (script) => `\\p{scx=${script.trim()}}`)}]`
  const [joiningLetter, indicLetter] = [letterOf(joining), letterOf(indic)]
  /**
   * Viramas of the Indic scripts: a joiner after one shapes the consonant before it, even at the
   * end of a word.
   */
  const virama = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]'
  const emoji = '\\p{Extended_Pictographic}'
  /** Turns a character that isn't an emoji by default into one. */
  const emojiStyle = `(?<=${emoji})(?<!\\p{Emoji_Presentation})\\uFE0F|\\uFE0F\\u20E3`
  const tags = flags
    .map((code) =>
      code.replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))),
    )
    .join('|')
  /** Hidden characters in legitimate places, where their effect is visible. */
  const shaping = [
    `(?<=${joiningLetter})\\u200C(?=${joiningLetter})`,
    // Arabic letters are joined without it.
    `(?<=${indicLetter})\\u200D(?=${indicLetter})`,
    `(?<=${virama})[\\u200C\\u200D]`,
    `(?<=${emoji}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${emoji})`,
    `(?<=${emoji})[\\uFE0E\\uFE0F]`,
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    `(?<=\\u{1F3F4})(?:${tags})\\u{E007F}`,
    '(?<=\\p{sc=Mong})[\\u180B-\\u180D\\u180F]',
    '(?<=\\p{Ideographic})[\\u{E0100}-\\u{E01EF}]',
    `(?<![ ${typedSpace}])[${typedSpace}](?![ ${typedSpace}])`,
  ].join('|')
  /** More marks on one letter than any language stacks; they only cover adjacent lines. */
  const stacked = '(?<=[\\p{Mn}\\p{Me}]{4})[\\p{Mn}\\p{Me}]'
  return {
    /** Kept text, and hidden text in runs of the same character. */
    parts: new RegExp(`([\\n\\t]|${shaping})|([${hidden}${typedSpace}]|${stacked})\\2*`, 'gu'),
    blank: new RegExp(`[\\s${hidden}]`, 'gu'),
    /**
     * Characters that look like nothing, like other blanks, or like other characters without a
     * shape.
     */
    unseen: new RegExp(
      `(?!\\n|${emojiStyle})[${hidden}${typedSpace}\\p{Co}\\p{Cn}]| (?=\\n|$)|\\n$`,
      'u',
    ),
  }
}

// Compiled on first use: most texts are plain.
let patterns: ReturnType<typeof build> | undefined
const compiled = () => (patterns ??= build())

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

/**
 * Untrusted text for display: hidden and direction-changing characters become marks such as
 * `[U+202E]`. Joiners, variation selectors and the like stay where a script or an emoji needs them;
 * line breaks and tabs stay. Not for signed, hashed, or sent text: see {@link hasUnseen}.
 */
export function visibleText(text: string): string {
  if (isPlain(text)) return text
  const shown = text
    .replaceAll('\r\n', '\n')
    .replace(compiled().parts, (run: string, kept?: string, character = '') =>
      kept ? kept : markOf(character, run.length / character.length),
    )
  // An accent at the start would combine with the last letter of the preceding text.
  return /^\p{M}/u.test(shown) ? `◌${shown}` : shown
}

/**
 * Whether different text could look the same when both are shown with {@link visibleText}: it has
 * invisible characters, or blanks at the ends of lines. If the exact text matters because it's
 * signed, a notice says so. Doesn't detect look-alike letters of other scripts.
 */
export const hasUnseen = (text: string): boolean =>
  compiled().unseen.test(text) || /^\p{M}/u.test(text) || text !== text.normalize('NFC')

function markOf(character: string, count: number): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `[U+${code}${count > 1 ? `×${count}` : ''}]`
}

/** An untrusted name on one line; null if none of it would be visible. */
export function visibleName(text: string | null | undefined): string | null {
  if (!text) return null
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim()
  if (isPlain(line)) return line || null
  return line.replace(compiled().blank, '') ? visibleText(line) : null
}
