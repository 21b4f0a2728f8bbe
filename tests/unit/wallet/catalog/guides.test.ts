import { expect, test } from 'vitest'
import { type GuideKind, guideTexts } from '../../../../src/wallet/catalog/guides.ts'
import { loadMore } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import english from '../../../../src/wallet/connect/messages/en.json'

const said = new Set(Object.keys(english))
const all = [...popularWallets, ...(await loadMore()).wallets]
const used = all.flatMap(({ guides = {} }) =>
  Object.entries(guides).flatMap(([kind, guide]) =>
    guide.steps.flatMap((step) =>
      // The app's own steps bring their texts.
      typeof step === 'string' ? [[kind as GuideKind, step] as const] : [],
    ),
  ),
)

test('every step of every guide has its texts', () => {
  expect(used.length).toBeGreaterThan(100)
  const missing = used
    .flatMap(([kind, step]) => Object.values(guideTexts(kind, step)))
    .filter((id) => id !== undefined && !said.has(id))
  expect([...new Set(missing)]).toEqual([])
})

test('only the install step has a button', () => {
  expect(guideTexts('mobile', 'install').open).toBe('guide.mobile.install.open')
  expect(guideTexts('mobile', 'scan').open).toBeUndefined()
})
