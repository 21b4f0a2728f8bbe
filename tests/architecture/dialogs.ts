import type { Source } from './imports.ts'

/** A part of other dialogs, and what is shown in their place. */
const framed = ['SignedRequestDialog', 'BrokenDialog']
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
export const unguarded = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ file }) => file.startsWith('src/screens/') || file.startsWith('src/app/'))
    .flatMap(({ file, text }) =>
      [...loaded(text), ...imported(file, text)].map((one) => `${file}: ${one}`),
    )

const loading = new RegExp(
  [
    /\bload(?:Code|Once)\(\s*(?:async )?\(\) =>\s*/,
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

/** Imported by a page, and used by something other than `guarded`. */
function imported(file: string, text: string): readonly string[] {
  if (isDialog(file)) return []
  const names = [...text.matchAll(/^import \{([^}]*)\} from '(?:#screens|\.)[^']*'/gms)].flatMap(
    ([, list = '']) => list.match(/(?<!type )\b[A-Z]\w*Dialog\b/g) ?? [],
  )
  const body = text.replaceAll(/^import [^;]*? from '[^']*'$/gms, '')
  return names
    .filter((name) => !framed.includes(name))
    .filter((name) => new RegExp(`(?<!guarded\\()\\b${name}\\b`).test(body))
}
