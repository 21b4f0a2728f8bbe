import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type Address, ready } from '#base'
import { routes } from '#gateway'
import { encodeAddOwner, encodeChangeThreshold, encodeEnableModule } from '#safe'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { draftsKey } from '../../../../src/screens/core/stores/transactionDraft.ts'
import { ChangeDialog } from '../../../../src/screens/safe/setup/ChangeDialog.tsx'
import { type SetupChange, setupFormKey } from '../../../../src/screens/safe/setup/setupForm.ts'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { aSnapshot } from './setup.ts'

const text = englishText(setupText)
const { alice, bob, carol, erin, frank } = people
const at = { chainId: '1', address: safes.treasury.address }
const settings = aSnapshot({ ...at, owners: [alice.address, bob.address, carol.address] })

/** Input saved earlier in this tab. */
const itemOf = (change: SetupChange) => `coffer.form.${setupFormKey(at, change)}`
const keep = (change: SetupChange, typed: Address, nonce = '') =>
  sessionStorage.setItem(itemOf(change), JSON.stringify({ typed, nonce }))

const meta: Meta<typeof ChangeDialog> = {
  title: 'Flows/Change the owners',
  component: ChangeDialog,
  argTypes: { change: fixed, settings: fixed, nonces: fixed },
  args: {
    at,
    change: { kind: 'addOwner' },
    settings,
    nonces: ready({ current: 11n, recommended: 16n }),
    disabledReason: undefined,
    onAdd: fn(),
    onReview: fn(),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'ChangeView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ChangeDialog>

/** The button, once the queue has been read. */
async function usable(id: 'add' | 'review'): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: text(id) })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/**
 * A queued transaction adds Erin and requires three signatures: with this one, two would be enough
 * again.
 */
export const AddOwner: Story = {
  args: { onReview: fn() },
  beforeEach: () => keep({ kind: 'addOwner' }, frank.address),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('queued.changes'))).toBeVisible()
    await userEvent.click(await usable('review'))
    await expect(args.onReview).toHaveBeenCalledWith(
      { to: at.address, value: 0n, data: encodeAddOwner(frank.address, 2) },
      16n,
    )
  },
}
/** Erin is added by a queued transaction: adding her again would fail. */
export const QueuedAlready: Story = {
  beforeEach: () => keep({ kind: 'addOwner' }, erin.address),
  play: async () => {
    await expect(await screen.findByText(text('queued.changes'))).toBeVisible()
  },
}
/** No earlier queued transaction affects the one that adds Erin. */
export const BeforeTheQueue: Story = {
  args: { onReview: fn() },
  beforeEach: () => keep({ kind: 'addOwner' }, erin.address, '12'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await usable('review'))
    await expect(screen.queryByText(text('queued.changes'))).toBeNull()
    await expect(args.onReview).toHaveBeenCalledWith(
      { to: at.address, value: 0n, data: encodeAddOwner(erin.address, 2) },
      12n,
    )
  },
}
/**
 * The gateway doesn't list the queue: the change is possible, with a notice about what's unknown.
 */
export const QueueUnread: Story = {
  parameters: { msw: [mockRoute(routes.queued).fails(503)] },
  beforeEach: () => keep({ kind: 'addOwner' }, erin.address),
  play: async () => {
    await expect(await screen.findByText(text('queued.partial'))).toBeVisible()
  },
}
/** Whether there is a contract is read from the chain. */
export const EnableModule: Story = {
  args: { change: { kind: 'enableModule' }, onReview: fn() },
  beforeEach: () => keep({ kind: 'enableModule' }, base.module),
  play: async ({ args, userEvent }) => {
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: text('review') }))
      await expect(args.onReview).toHaveBeenCalledWith(
        { to: at.address, value: 0n, data: encodeEnableModule(base.module) },
        16n,
      )
    })
  },
}
export const NoContract: Story = {
  args: { change: { kind: 'setGuard' } },
  beforeEach: () => keep({ kind: 'setGuard' }, erin.address),
  play: async () => {
    await expect(
      await screen.findByText(text('problem.contract', { network: 'Ethereum' })),
    ).toBeVisible()
  },
}
/** A draft already adds Erin: the same can't be added twice. */
export const Clashes: Story = {
  args: { onAdd: fn() },
  beforeEach: () => {
    keep({ kind: 'addOwner' }, erin.address)
    const call = { id: 1, to: at.address, value: '0', data: encodeAddOwner(erin.address, 2) }
    localStorage.setItem(
      draftsKey,
      JSON.stringify({ [`1:${at.address.toLowerCase()}`]: { calls: [call], note: '' } }),
    )
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await usable('add'))
    await expect(await screen.findByText(text('clash'))).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
/**
 * A draft raises the required signatures to 3; the owner is added with the number that the dialog
 * shows.
 */
export const AddsWhatItShows: Story = {
  args: { onAdd: fn() },
  beforeEach: () => {
    keep({ kind: 'addOwner' }, erin.address)
    const call = { id: 1, to: at.address, value: '0', data: encodeChangeThreshold(3) }
    localStorage.setItem(
      draftsKey,
      JSON.stringify({ [`1:${at.address.toLowerCase()}`]: { calls: [call], note: '' } }),
    )
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: text('required') })).toHaveValue('2')
    await userEvent.click(await usable('add'))
    await expect(args.onAdd).toHaveBeenCalledWith({
      to: at.address,
      value: 0n,
      data: encodeAddOwner(erin.address, 2),
    })
  },
}
/** The input is restored after the dialog was closed by accident, and discarded with its button. */
export const GivenUp: Story = {
  args: { onClose: fn() },
  beforeEach: () => keep({ kind: 'addOwner' }, erin.address),
  play: async ({ args, userEvent }) => {
    await screen.findByDisplayValue(erin.address)
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(sessionStorage.getItem(itemOf({ kind: 'addOwner' }))).toBeNull()
  },
}
