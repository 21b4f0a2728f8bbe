/** Texts that equal the English ones, and the languages where that is correct. */
const same: Readonly<Record<string, readonly string[]>> = {
  'ui: optional': ['de'],
  'ui: notifications': ['fr'],
  'ui: notice.danger': ['fr'],
  'ui: problem.details': ['de'],
  'wallet.connect: none.list': ['de'],
  'wallet.connect: group.Popular': ['ms'],
  'wallet.connect: qr.link': ['pt-BR'],
  'wallet.connect: download.link': ['pt-BR'],
  'wallet.signin: signin.site': ['fr', 'pt-BR', 'tr'],
}

/** Whether a text may equal the English one. */
export const sameByRight = (name: string, tag: string): boolean =>
  same[name]?.includes(tag) ?? false
