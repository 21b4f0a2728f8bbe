import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { NewTransactionScreen } from '../../../../src/screens/transactions/newTransaction/NewTransactionScreen.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { pressOnceReady } from '../review/pressOnceReady.ts'

const text = englishText(newTransactionText)
const review = englishText(confirmText)
const words = englishText(transactionText)

const meta: Meta<typeof NewTransactionScreen> = {
  title: 'Screens/New transaction/New transaction screen',
  component: NewTransactionScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: false,
    pictureReason: 'NewTransactionView shows it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof NewTransactionScreen>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function addRawCall(userEvent: UserEvent, data = '0x12345678'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: text('add.call') }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: text('call.to') }),
    people.erin.address,
  )
  await userEvent.click(screen.getByRole('tab', { name: text('call.mode.data') }))
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(`^${text('call.data')}`) }),
    data,
  )
  await userEvent.click(screen.getByRole('button', { name: text('done') }))
}
const toReview = async (userEvent: UserEvent): Promise<void> => {
  const button = await screen.findByRole('button', { name: text('review') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
  await screen.findByRole('heading', { name: review('propose.heading') })
}

/** From the first action to the first signature. */
export const Proposed: Story = {
  play: async ({ userEvent }) => {
    await addRawCall(userEvent)
    await addRawCall(userEvent, '0xabcdef01')
    await toReview(userEvent)
    await screen.findByText('Partly verified')
    await pressOnceReady(userEvent, review('confirm.sign'))
    await screen.findByText(review('confirm.doneText', { submitted: 1, required: 2 }))
    // It's proposed, so it's no longer a draft.
    await screen.findByText(text('empty'))
  },
}
/** Removed actions are restored. */
export const Undone: Story = {
  play: async ({ userEvent }) => {
    await addRawCall(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: /^Action 1/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('row.remove') }))
    await screen.findByText(text('empty'))
    await userEvent.click(screen.getByRole('button', { name: text('undo') }))
    await screen.findByRole('button', { name: /^Action 1/ })
  },
}
/** A change of the Safe's own settings is recognized even as raw data. */
export const ChangesSettings: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('add.call') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('call.to') }),
      safes.treasury.address,
    )
    await userEvent.click(screen.getByRole('tab', { name: text('call.mode.data') }))
    const data = `0x694e80c3${'1'.padStart(64, '0')}`
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(`^${text('call.data')}`) }),
      data,
    )
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await toReview(userEvent)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/^Authentic/)
    await dialog.findByText('2 of 3 → 1 of 3')
  },
}
export const Visitor: Story = {
  parameters: { wallet: { person: 'alice', connected: false } },
  play: async ({ userEvent }) => {
    await addRawCall(userEvent)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('review') })).toHaveAccessibleDescription(
        'Connect a wallet first',
      ),
    )
  },
}
/** Without a node, nothing is verified and nothing can be signed. */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async ({ userEvent }) => {
    await addRawCall(userEvent)
    await toReview(userEvent)
    await screen.findByText(words('proof.otherChain'))
    await expect(screen.getByRole('button', { name: review('confirm.sign') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** The gateway is down: the nonce has to be entered. */
export const NoNonces: Story = {
  parameters: { msw: [mockRoute(routes.nonces).fails(503)] },
  play: async ({ userEvent }) => {
    await addRawCall(userEvent)
    const button = await screen.findByRole('button', { name: text('review') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await userEvent.type(await screen.findByRole('textbox', { name: text('nonce') }), '99')
    await toReview(userEvent)
  },
}
export const UnsupportedChain: Story = {
  args: { at: { chainId: '999', address: safes.treasury.address } },
  parameters: { cell: { screen: 'newTransaction', state: 'unsupportedChain' } },
}
