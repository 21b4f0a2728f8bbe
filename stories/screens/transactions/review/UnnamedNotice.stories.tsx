import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { impostor } from '../../../../mocks/chain/impostor.ts'
import { people } from '../../../../mocks/people.ts'
import { UnnamedNotice } from '../../../../src/screens/transactions/review/unnamed/UnnamedNotice.tsx'
import { unnamedText } from '../../../../src/screens/transactions/review/unnamed/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet, tokens } from './transactions.ts'

const text = englishText(unnamedText)
const { collectible } = base
const { usdc } = base.tokens
const { dave } = people

const meta: Meta<typeof UnnamedNotice> = {
  title: 'Screens/Transaction/Unnamed notice',
  component: UnnamedNotice,
  args: {
    chain: mainnet,
    tokens,
    changes: [
      { kind: 'addedOwner', address: impostor },
      { kind: 'threshold', threshold: 1n },
      { kind: 'erc20', token: usdc, spender: dave.address, raw: 2n ** 256n - 1n },
      { kind: 'all', token: collectible, spender: dave.address, approved: true },
      { kind: 'item', token: collectible, spender: dave.address, id: 7n },
      { kind: 'erc721', token: collectible, id: 12n, raw: -1n },
      { kind: 'erc1155', token: collectible, id: 4n, raw: -2n },
      { kind: 'erc20', token: usdc, raw: -5_000_000n },
      { kind: 'native', raw: -1_000_000_000_000_000_000n },
    ],
  },
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
}
export default meta
type Story = StoryObj<typeof UnnamedNotice>

/** Every kind of change, with the account that it is about. */
export const EveryKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('setting', { change: 'Add owner' }))).toBeVisible()
    await canvas.findByText(text('lets.all', { spender: 'dave.eth', token: 'USDC' }))
    await expect(canvas.getByText(text('sends', { amount: '5 USDC' }))).toBeVisible()
    await expect(canvas.getByText(text('sends', { amount: '1 ETH' }))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}
export const One: Story = { args: { changes: [{ kind: 'enabledModule', address: impostor }] } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
