import type { Text } from '#ui'
import { transactionText } from './text.ts'

type Id = keyof (typeof transactionText)['english']

const isWorded = (id: string): id is Id => id in transactionText.english

/** The contract's own code in words, with the code behind it; nothing where there is no code. */
export function revertWords(text: Text<Id>, code: string | undefined): string | undefined {
  if (!code) return undefined
  const id = `gs.${code}`
  return isWorded(id) ? `${text(id)} (${code})` : text('gs.other', { code })
}
