import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { AddDelegateDialog } from '../../../../src/screens/safe/setup/delegates/AddDelegateDialog.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { mainnet } from '../../common/rows/items.ts'

const text = englishText(setupText)
const words = englishText(transactionText)
const { alice, bob, carol, dave } = people

const meta: Meta<typeof AddDelegateDialog> = {
  title: 'Flows/Add a delegate',
  component: AddDelegateDialog,
  argTypes: { chain: fixed, owners: fixed, delegates: fixed },
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    chain: mainnet,
    owners: [alice.address, bob.address, carol.address],
    delegates: [],
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'AddDelegateView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof AddDelegateDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function fill(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: text('addDelegate.address') }))
  await userEvent.paste(dave.address)
  await userEvent.type(screen.getByRole('textbox', { name: text('addDelegate.label') }), 'Dave')
  const button = screen.getByRole('button', { name: text('addDelegate.sign') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

/** The owner's signature of the current hour, checked by the gateway. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await screen.findByRole('heading', { name: text('addDelegate.done') })
  },
}
/** After a rejection, everything is still there. */
export const Rejected: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await screen.findByText(words('fail.rejected'))
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await expect(
      await screen.findByRole('textbox', { name: text('addDelegate.address') }),
    ).toHaveValue(dave.address)
  },
}
export const DeclinedByTheGateway: Story = {
  parameters: { msw: [mockRoute(routes.addDelegate).fails(404)] },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await screen.findByText(text('addDelegate.declined'))
  },
}
export const GatewayDown: Story = {
  parameters: { msw: [mockRoute(routes.addDelegate).fails(503)] },
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await screen.findByText(text('addDelegate.unreachable'))
  },
}
