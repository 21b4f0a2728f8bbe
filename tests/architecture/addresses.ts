import type { Source } from './imports.ts'

/** Functions that turn text into addresses. */
const readers =
  /\b(readTypedAddress|parseAddress|readArgument|readBuilderFile|readTransactionText)\b/

/** Files that read addresses and don't have to compare them, with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  'src/screens/settings/contacts/csv/readContacts.ts': 'What it reads is compared by planImport.',
  'src/screens/settings/localData/fileEntries.ts': 'What it reads is compared by planLocalImport.',
  'src/screens/transactions/newTransaction/call/callForm.ts':
    'What it reads is compared by CallDialog.',
  'src/screens/transactions/newTransaction/call/ArgumentField.tsx':
    'It reads no account: those are found by its caller.',
  'src/screens/transactions/history/checkFilter.ts':
    'A filter only leaves out rows, and rows are marked.',
  'src/screens/core/links/links.ts': 'A link opens a page; what is done there is compared.',
}

/** Components that show an entered address together with its warning. */
const marks = new RegExp(
  `<(${[
    'AddressField',
    'AddSafeView',
    'ArgumentField',
    'CallView',
    'LookAlikeNotice',
    'ContactWarningList',
    'ContactView',
    'DelegateField',
    'PaymentFields',
  ].join('|')})\\b`,
)

/**
 * Places that read an address without comparing it with known accounts, or show an entered one
 * without its warning.
 */
export const unmarked = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) => {
    if (!file.startsWith('src/screens/') || file.startsWith('src/screens/common/typedAddress/'))
      return []
    if (readers.test(text) && !/lookAlike/i.test(text) && !(file in exempt))
      return `${file} reads an address without looking for a look-alike`
    return file.endsWith('.tsx') && /\bFoundAddress\b/.test(text) && !marks.test(text)
      ? `${file} shows an address without the mark of a look-alike`
      : []
  })
