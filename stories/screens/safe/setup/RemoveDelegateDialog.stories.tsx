import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { RemoveDelegateDialog } from '../../../../src/screens/safe/setup/delegates/RemoveDelegateDialog.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { mainnet } from '../../common/rows/items.ts'

const text = englishText(setupText)
const { carol, frank } = people

/** Of the mocked world: Frank keeps the books for Carol. */
const delegation = {
  safe: safes.treasury.address,
  delegate: frank.address,
  delegator: carol.address,
  label: 'Bookkeeper',
}

const meta: Meta<typeof RemoveDelegateDialog> = {
  title: 'Flows/Remove a delegate',
  component: RemoveDelegateDialog,
  argTypes: { chain: fixed, delegate: fixed },
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    chain: mainnet,
    delegate: delegation,
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'RemoveDelegateView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'carol' },
  },
}
export default meta
type Story = StoryObj<typeof RemoveDelegateDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function remove(userEvent: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: text('removeDelegate.sign') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

export const ByTheOwner: Story = {
  play: async ({ userEvent }) => {
    await remove(userEvent)
    await screen.findByRole('heading', { name: text('removeDelegate.done') })
  },
}
/** Frank ends the delegation himself. */
export const ByTheDelegate: Story = {
  parameters: { wallet: { person: 'frank' } },
  play: async ({ userEvent }) => {
    await remove(userEvent)
    await screen.findByRole('heading', { name: text('removeDelegate.done') })
  },
}
/** The gateway rejects a signature of anyone else. */
export const BySomebodyElse: Story = {
  parameters: { wallet: { person: 'bob' } },
  play: async ({ userEvent }) => {
    await remove(userEvent)
    await screen.findByText(text('removeDelegate.declined'))
  },
}
