import path from 'node:path'
import type { Source } from './imports.ts'

/** A part of other dialogs, and what is shown in their place. */
const framed = ['SigningDialog', 'SignedRequestDialog', 'BrokenDialog']
/** These have a boundary for each request. */
const ownBoundary = [
  'src/screens/apps/requests/AppProposal.tsx',
  'src/screens/apps/requests/AppRequests.tsx',
]

/** A dialog opens others within its own boundary. */
const isDialog = (file: string) => file.endsWith('Dialog.tsx') || ownBoundary.includes(file)

/**
 * Dialogs that could take their page down: opened by neither `loadDialog` nor `guarded`, which keep
 * what they throw from it. A dialog is a component whose name ends so.
 */
export function unguarded(sources: readonly Source[]): readonly string[] {
  const safe = guardedIn(sources)
  return sources
    .filter(({ file }) => file.startsWith('src/screens/') || file.startsWith('src/app/'))
    .flatMap(({ file, text }) =>
      [...loaded(text), ...imported(file, text, safe)].map((one) => `${file}: ${one}`),
    )
}

const loading = new RegExp(
  [
    /\bload(?:Code|Once|Part)\(\s*(?:async )?\(\) =>\s*/,
    /\(?(?:await )?import\('([^']*)'\)\)?(?:\.(\w+))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
)

/** Loaded by something that guards nothing. */
const loaded = (text: string): readonly string[] =>
  [...text.matchAll(loading)]
    .filter(([, file = '', name = '']) => name.endsWith('Dialog') || file.endsWith('dialogs.ts'))
    .map(([, file = '', name = file]) => name)

/** Where the components are that `loadDialog` and `guarded` made for several pages. */
const guardedIn = (sources: readonly Source[]): readonly { name: string; file: string }[] =>
  sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /^export const (\w+Dialog) = (?:\/\*@__PURE__\*\/ )?(?:loadDialog|guarded)\(/gm,
      ),
    ].map(([, name = '']) => ({ name, file })),
  )

/** Imported by a page unguarded, and used by something other than `guarded`. */
function imported(
  file: string,
  text: string,
  safe: ReturnType<typeof guardedIn>,
): readonly string[] {
  if (isDialog(file)) return []
  const imports = text.matchAll(/^import \{([^}]*)\} from '((?:#screens|\.)[^']*)'/gms)
  const names = [...imports].flatMap(([, list = '', from = '']) => {
    const place = from.startsWith('#')
      ? from.replace('#', 'src/')
      : path.join(path.dirname(file), from)
    const isSafe = (name: string) =>
      safe.some((one) => one.name === name && `${one.file}/`.startsWith(`${place}/`))
    return (list.match(/(?<!type )\b[A-Z]\w*Dialog\b/g) ?? []).filter((name) => !isSafe(name))
  })
  const body = text.replaceAll(/^import [^;]*? from '[^']*'$/gms, '')
  return names
    .filter((name) => !framed.includes(name))
    .filter((name) => new RegExp(`(?<!guarded\\()\\b${name}\\b`).test(body))
}

/** The dialog of everything that is signed or sent. */
const signingDialog = 'src/screens/common/signing/SigningDialog.tsx'

/**
 * Dialogs that ask a wallet in a separate frame: only one part has the buttons of a review, the
 * request and the outcome. What waits for a signature, or shows why it failed, asks for one.
 */
export const secondSigningDialogs = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ file }) => file.startsWith('src/screens/') && file !== signingDialog)
    .filter(
      ({ text }) =>
        /<(?:Dialog|Sheet)\b/.test(text) && /<FailureNotice\b|=== '(?:signing|wallet)'/.test(text),
    )
    .map(({ file }) => file)
