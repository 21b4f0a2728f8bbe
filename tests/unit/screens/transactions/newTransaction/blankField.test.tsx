import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Address, shortAddress } from '#base'
import { ToastProvider } from '#ui'
import { BlankField } from '../../../../../src/screens/transactions/newTransaction/templates/BlankField.tsx'
import { mainnet } from '../../../../../stories/screens/common/rows/items.ts'

const bob: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const usdc: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const fake: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** The words of a field for an amount of a token. */
const shown = (token: Address | undefined) =>
  renderToStaticMarkup(
    <ToastProvider>
      <BlankField
        blank={{ at: 0, to: bob, token, symbol: 'USDC', decimals: 6, problem: undefined }}
        chain={mainnet}
        isReading={false}
        amount=""
        onAmount={() => {}}
      />
    </ToastProvider>,
  ).replaceAll(/<[^>]*>|\s/g, '')

test('a blank names its token by the address, because any contract can use a symbol', () => {
  expect(shown(usdc)).toContain(usdc)
  expect(shown(fake)).toContain(fake)
  expect(shown(fake)).not.toContain(usdc)
})

test('a blank of the native coin has no other address than the recipient’s', () => {
  expect(shown(undefined)).toContain(shortAddress(bob))
  expect(shown(undefined).match(/0x/g)).toHaveLength(1)
})
