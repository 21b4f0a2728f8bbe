import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import {
  CollectiblesView,
  keyOf,
  type ShownCollectible,
} from '../../../../src/screens/transactions/newTransaction/collectibles/CollectiblesView.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { mainnet } from '../review/transactions.ts'
import { contacts, copyOfDave, usable } from '../send/sending.ts'
import { dave, nameless } from '../../common/rows/items.ts'

const text = englishText(newTransactionText)
const item = (id: string, name: string | null): ShownCollectible => ({
  token: nameless.address,
  id,
  name,
  collection: { name: 'Harbor Lights' },
})
const items = [
  item('1', 'Harbor Lights at dawn'),
  item('2', null),
  item(
    '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    'W'.repeat(60),
  ),
]

const meta: Meta<typeof CollectiblesView> = {
  title: 'Screens/New transaction/Collectibles view',
  component: CollectiblesView,
  parameters: { picture: false, pictureReason: 'Chosen shows all parts.', layout: 'fullscreen' },
  args: {
    chain: mainnet,
    chains,
    contacts,
    items: ready(items),
    more: { status: 'end' },
    chosen: new Set([keyOf(item('1', null))]),
    onChoose: fn(),
    to: dave,
    onTo: () => {},
    found: usable(dave),
    problem: undefined,
    onDone: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof CollectiblesView>

export const Chosen: Story = {
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Harbor Lights #2' }))
    await expect(args.onChoose).toHaveBeenCalledWith(new Set(items.slice(0, 2).map(keyOf)))
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** An NFT that is sent to its own contract is lost. */
export const ToItsContract: Story = {
  args: {
    to: nameless.address,
    found: usable(nameless.address),
    problem: { why: 'token' },
    onDone: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('collectibles.to.token'))).toBeVisible()
  },
}
/** An address that was made to be mistaken for Dave's. */
export const LookAlike: Story = {
  args: { to: copyOfDave, found: usable(copyOfDave) },
}
export const NoneChosen: Story = { args: { chosen: new Set() } }
export const None: Story = { args: { items: ready([]) } }
export const Loading: Story = { args: { items: loading } }
export const Failed: Story = { args: { items: failed({ kind: 'unreachable' }, fn()) } }
