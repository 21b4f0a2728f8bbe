/**
 * What the package's supported browsers don't all have: Chrome and Edge 120, Firefox 117, Safari
 * 16.4. Functions of the language that are newer fail the type check already (`lib` is ES2023).
 */
const missing: readonly (readonly [feature: string, text: RegExp, ...names: string[]])[] = [
  ['URL.canParse', /\bURL\.canParse\b/, 'URL.canParse'],
  ['URL.parse', /\bURL\.parse\(/, 'URL.parse'],
  ['AbortSignal.any', /\bAbortSignal\.any\b/, 'AbortSignal.any'],
  ['Intl.Segmenter', /\bIntl\.Segmenter\(/, 'Intl.Segmenter'],
  [
    'requestIdleCallback',
    /(?<!\.)\brequestIdleCallback\(/,
    'requestIdleCallback',
    'cancelIdleCallback',
  ],
  ['checkVisibility', /\.checkVisibility\(/, 'Element.prototype.checkVisibility'],
  [
    'popover',
    /\.(?:show|hide|toggle)Popover\(|\bpopover(?:Target)?=/,
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.togglePopover',
  ],
  ['startViewTransition', /\.startViewTransition\(/, 'Document.prototype.startViewTransition'],
  ['scheduler', /\bscheduler\.(?:yield|postTask)\(/, 'scheduler'],
  ['navigation', /\bnavigation\.(?:navigate|addEventListener)\(/, 'navigation'],
  ['CloseWatcher', /\bnew CloseWatcher\b/, 'CloseWatcher'],
  [
    'getHTML',
    /\.getHTML\(|\.setHTMLUnsafe\(/,
    'Element.prototype.getHTML',
    'Element.prototype.setHTMLUnsafe',
  ],
]

/** What the language has had since ES2024, which the package's dependencies might use. */
const newerLanguage = [
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'Error.isError',
  'Intl.DurationFormat',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  ...['difference', 'intersection', 'isSubsetOf', 'union'].map((name) => `Set.prototype.${name}`),
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Uint8Array.prototype.toBase64',
  'Uint8Array.prototype.toHex',
]

/** The names of everything that a supported browser may lack, from the global object on. */
export const newerNames: readonly string[] = [
  ...missing.flatMap(([, , ...names]) => names),
  ...newerLanguage,
]

const comment = /^\s*(?:\/\/|\*|\/\*)/

/** The features in a source that an older supported browser doesn't have, with their lines. */
export const newerFeaturesIn = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line)
        ? []
        : missing.flatMap(([feature, text]) =>
            text.test(line) ? [`${index + 1}: ${feature}`] : [],
          ),
    )
