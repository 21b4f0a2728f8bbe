import { expect, test } from 'vitest'
import { makeText } from '#ui'
import { languages } from '#wallet'
import { loadAppLanguage } from '../../../../../src/screens/core/languages/loadAppLanguage.ts'
import { queueText } from '../../../../../src/screens/transactions/queue/text.ts'

test.each(languages.map(({ tag }) => tag))(
  'of two transactions, executing one cancels the other, not the others: %s',
  async (tag) => {
    const text = makeText(queueText, {
      locale: tag,
      direction: 'ltr',
      timeZone: 'UTC',
      pseudo: undefined,
      translations: (await loadAppLanguage(tag)).words,
    })
    const words = (count: number) => {
      const number = new Intl.NumberFormat(tag).format(count)
      return text('conflict', { nonce: 99, count }).replace(number, '#')
    }
    expect(words(2)).not.toBe(words(3))
    expect(words(3)).toBe(words(4))
  },
)
