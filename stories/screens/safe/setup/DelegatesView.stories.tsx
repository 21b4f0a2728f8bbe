import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { type Address, failed, loading, ready } from '#base'
import type { Delegate } from '#domain'
import { DelegatesView } from '../../../../src/screens/safe/setup/delegates/DelegatesView.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { alice, at, bob, carol, dave, mainnet } from '../../common/rows/items.ts'
import { manyOwners } from './setup.ts'

const text = englishText(setupText)
const erin: Address = '0xe0FC04FA2d34a66B779fd5CEe748268032a146c0'
const former: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const bookkeeper: Delegate = {
  safe: at.address,
  delegate: dave,
  delegator: carol,
  label: 'Bookkeeper',
}
const some = [
  bookkeeper,
  { safe: null, delegate: erin, delegator: alice, label: 'Assistant' },
  { safe: at.address, delegate: erin, delegator: former, label: '' },
] as const

const meta: Meta<typeof DelegatesView> = {
  title: 'Screens/Setup/Delegates view',
  component: DelegatesView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the page of owners and rules.',
    boxWidth: 720,
  },
  args: {
    chain: mainnet,
    delegates: ready({ items: some, hasMore: false, unreadable: 0 }),
    owners: [alice, bob, carol],
    account: alice,
    disabledReason: undefined,
    onAdd: fn(),
    onRemove: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DelegatesView>

/** The menu of a row. */
const menu = (row: number) =>
  screen.getAllByRole('button', { name: /^Actions for the delegate / })[row]!

/** An owner removes their own delegates, and none of the others'. */
export const Owner: Story = {
  args: { onAdd: fn(), onRemove: fn() },
  parameters: { cell: { screen: 'delegates', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('delegates.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(menu(1))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('delegate.remove') }))
    await expect(args.onRemove).toHaveBeenCalledWith(some[1])
    await userEvent.click(menu(0))
    await expect(await screen.findByRole('menuitem', { name: /Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
  },
}
/** A delegate can end the delegation, too. */
export const TheDelegate: Story = {
  args: { account: dave, disabledReason: text('delegates.notOwner'), onRemove: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menu(0))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('delegate.remove') }))
    await expect(args.onRemove).toHaveBeenCalledWith(bookkeeper)
  },
}
export const Visitor: Story = {
  args: { account: undefined, disabledReason: text('delegates.connect') },
  parameters: { cell: { screen: 'delegates', state: 'readOnly' } },
}
export const Empty: Story = {
  args: { delegates: ready({ items: [], hasMore: false, unreadable: 0 }) },
  parameters: { cell: { screen: 'delegates', state: 'empty' } },
}
export const Loading: Story = {
  args: { delegates: loading },
  parameters: { cell: { screen: 'delegates', state: 'loading' } },
}
export const Failed: Story = {
  args: { delegates: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'delegates', state: 'failed' } },
}
/** An older gateway has no such call; nothing can be added there. */
export const NotOffered: Story = {
  args: { delegates: ready(null) },
  parameters: { cell: { screen: 'delegates', state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('delegates.notOffered'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('delegates.add') })).toBeNull()
  },
}
export const More: Story = {
  args: { delegates: ready({ items: some, hasMore: true, unreadable: 0 }) },
  parameters: { cell: { screen: 'delegates', state: 'partial' } },
}
/** A delegate with an unreadable row may still be able to propose. */
export const Unreadable: Story = {
  args: { delegates: ready({ items: [], hasMore: false, unreadable: 2 }, { missing: ['2 rows'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 rows/)).toBeVisible()
    await expect(canvas.queryByText(text('none'))).toBeNull()
  },
}
export const VeryLong: Story = {
  args: {
    delegates: ready({
      items: manyOwners.map((delegate) => ({
        ...bookkeeper,
        delegate,
        label: 'Verwaltungsangestelltenvertretung',
      })),
      unreadable: 0,
      hasMore: false,
    }),
  },
  parameters: { boxWidth: 360, cell: { screen: 'delegates', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'delegates', state: 'rightToLeft' } },
}
