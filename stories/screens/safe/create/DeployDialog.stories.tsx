import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { privateKeyToAccount } from 'viem/accounts'
import { routes } from '#gateway'
import { withCreation, withCreationState, withoutCreation } from '#signing'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'
import { creations } from '../../../../src/screens/safe/create/creations.ts'
import { DeployDialog } from '../../../../src/screens/safe/create/deploy/DeployDialog.tsx'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { relayText } from '../../../../src/screens/transactions/execute/relay/text.ts'
import { englishText } from '../../../englishText.ts'
import { aCreation, aNewSafe, anOrder, aPlan } from './creating.ts'

const text = englishText(createText)
const relays = englishText(relayText)
const { alice, bob, dave } = people
const safe = aNewSafe({ owners: [alice.address, bob.address] })
const reverted = aCreation({ status: 'reverted' })
const sent = aCreation({ status: 'processing' })

/** Someone else sends the same creation. */
async function createBefore(world: World): Promise<void> {
  const chain = await world.chain(1)
  const { to, data } = aPlan(safe)
  const raw = await privateKeyToAccount(dave.privateKey).signTransaction({
    type: 'eip1559',
    chainId: 1,
    nonce: chain.nonceOf(dave.address),
    to,
    data,
    gas: 1_000_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
}

const meta: Meta<typeof DeployDialog> = {
  title: 'Flows/Deploy a Safe',
  component: DeployDialog,
  args: {
    order: anOrder(safe),
    onSent: fn(),
    onOtherNumber: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDone: fn(),
    onClose: () => {},
  },
  parameters: {
    picture: false,
    pictureReason: 'DeployView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof DeployDialog>

export const Reviewed: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText(text('check.verified'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('deploy.send') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Checks' }))
    await expect(screen.getByText(text('check.simulated'))).toBeVisible()
  },
}
/** On a network whose gateway also pays for creating Safes; the wallet is on another one. */
export const ByTheRelayer: Story = {
  args: { order: anOrder({ chainId: '17000' }) },
  play: async ({ userEvent }) => {
    await screen.findByText(text('check.verified'))
    await screen.findByText('5 of 5 relayed transactions left today')
    await userEvent.click(screen.getByRole('radio', { name: relays('relay') }))
    await userEvent.click(screen.getByRole('button', { name: text('deploy.send') }))
    await screen.findByRole('heading', { name: text('mining.title') })
    await expect(screen.getByText(relays('waiting'))).toBeVisible()
    await expect(creations.get()).toContainEqual(
      expect.objectContaining({ txHash: null, task: expect.stringMatching(/^0x/) as string }),
    )
  },
}
/** The same Safe, created by another account: it is as good as the user's own. */
export const CreatedBefore: Story = {
  args: { onAdd: fn() },
  parameters: { changeWorld: createBefore },
  play: async ({ args, userEvent }) => {
    await screen.findByText(text('exists.same.title'))
    await userEvent.click(screen.getByRole('button', { name: text('deploy.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/**
 * Opened again to see the outcome. When going back to the review, its data stays in the store,
 * because it's nowhere else.
 */
export const OpenedLater: Story = {
  args: { creation: reverted },
  beforeEach: () => {
    creations.update((list) => withCreation(list, reverted))
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: text('failed.title') })
    await userEvent.click(screen.getByRole('button', { name: text('back') }))
    await screen.findByText(text('check.verified'))
    await expect(creations.get()).toContainEqual(reverted)
  },
}
/** It ends, and another tab dismisses it: the dialog still shows the outcome. */
export const PutAwayElsewhere: Story = {
  args: { creation: sent },
  beforeEach: () => {
    creations.update((list) => withCreation(list, sent))
  },
  play: async () => {
    await screen.findByRole('heading', { name: text('mining.title') })
    creations.update((list) =>
      withCreationState(list, sent, { state: { status: 'created', differs: [] } }),
    )
    await screen.findByRole('heading', { name: text('done.title') })
    creations.update((list) => withoutCreation(list, sent))
    await screen.findByText(text('done.waiting'))
    await expect(screen.getByRole('heading', { name: text('done.title') })).toBeVisible()
  },
}
const listed = aCreation(
  { status: 'created', differs: [] },
  { at: { chainId: '1', address: safes.treasury.address } },
)
/** Its owner already has it, while the gateway remembers that there was no such Safe. */
export const Listed: Story = {
  args: { creation: listed },
  parameters: { msw: [mockRoute(routes.safe).fails(404, { message: 'Not found.' })] },
  beforeEach: () => {
    creations.update((list) => withCreation(list, listed))
  },
  play: async () => {
    await expect(await screen.findByText(text('done.known'))).toBeVisible()
  },
}
export const Visitor: Story = {
  parameters: { wallet: { person: 'alice', connected: false } },
  play: async () => {
    await screen.findByText(text('check.verified'))
    await expect(
      screen.getByRole('button', { name: text('deploy.send') }),
    ).toHaveAccessibleDescription(text('reason.noWallet'))
  },
}
