import { expect, test } from 'vitest'
import { partsOf, takes, wordsOf } from '../../languages/icu.ts'
import { sameByRight } from './sameByRight.ts'
import {
  formsOf,
  type Namespaces,
  readTexts,
  testLanguages,
} from '../../languages/testLanguages.ts'

const namespaces = {
  ui: ['src/ui', 'src/ui/Problem'],
  wallet: ['src/wallet'],
  'wallet.account': ['src/wallet/account'],
  'wallet.buttons': ['src/wallet/buttons'],
  'wallet.connect': ['src/wallet/connect'],
  'wallet.network': ['src/wallet/network'],
  'wallet.signin': ['src/wallet/signin'],
}
const english = Object.fromEntries(
  Object.entries(namespaces).map(([namespace, folders]) => [
    namespace,
    Object.assign(
      {},
      ...folders.map((folder) => readTexts<Namespaces[string]>(`${folder}/messages/en.json`)),
    ),
  ]),
) as Namespaces

testLanguages({
  english,
  fileOf: (tag) => `src/wallet/languages/${tag}.json`,
  names: ['WalletConnect', 'QR'],
  isSame: sameByRight,
})

test('a text with other values, missing plural forms or invalid ICU is detected', () => {
  expect(takes('Open {wallet}')).not.toBe(takes('{walet} öffnen'))
  expect(takes('{count, plural, one {#} other {#}}')).not.toBe(takes('{count}'))
  expect(takes('{count, plural, one {a <b>{x}</b>} other {#}}')).toBe('<b> {count, plural} {x}')
  expect(formsOf('ru')).toEqual(['few', 'many', 'one', 'other'])
  expect(formsOf('ja')).toEqual(['other'])
  expect(wordsOf('{count, plural, one {Scan} other {# codes}} with <b>{wallet}</b>')).toBe(
    'Scan  codes  with ',
  )
  expect(() => partsOf('{wallet')).toThrow('BRACE')
})
