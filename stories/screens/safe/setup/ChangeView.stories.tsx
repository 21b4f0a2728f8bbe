import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { type Address, failed, ready } from '#base'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { checkSetup } from '../../../../src/screens/safe/setup/setupChange.ts'
import type {
  SetupChange,
  SetupContext,
  SetupForm,
} from '../../../../src/screens/safe/setup/setupForm.ts'
import { ChangeView } from '../../../../src/screens/safe/setup/ChangeView.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../mySafes/rows.ts'
import { contacts, copyOfDave, usable } from '../../transactions/send/sending.ts'
import { alice, at, bob, dave, mainnet } from '../../common/rows/items.ts'
import { aSnapshot } from './setup.ts'

const text = englishText(setupText)
const settings = aSnapshot()
const nobody = { status: 'wrong', problem: { why: 'empty' } } as const

function changing(
  change: SetupChange,
  form: Partial<SetupForm> = {},
  { found = nobody, isContract, ...parts }: Partial<SetupContext> = {},
) {
  const typed: SetupForm = {
    typed: found.status === 'usable' ? found.address : '',
    threshold: undefined,
    nonce: '',
    ...form,
  }
  return {
    change,
    form: typed,
    found,
    check: checkSetup(change, typed, { at, settings, found, isContract, you: alice, ...parts }),
  }
}

const meta: Meta<typeof ChangeView> = {
  title: 'Screens/Setup/Change view',
  component: ChangeView,
  parameters: { picture: false, pictureReason: 'Add owner shows all parts.', layout: 'fullscreen' },
  args: {
    chain: mainnet,
    chains,
    old: undefined,
    before: { threshold: 2, owners: 3 },
    onForm: fn(),
    contacts,
    codeFailure: undefined,
    nonces: ready({ current: 7n, recommended: 9n }),
    nonceCheck: { nonce: 9n },
    clashes: false,
    queued: undefined,
    disabledReason: undefined,
    onAdd: fn(),
    onReview: fn(),
    onCancel: () => {},
    onClose: () => {},
    ...changing({ kind: 'addOwner' }, {}, { found: usable(dave), isContract: false }),
  },
}
export default meta
type Story = StoryObj<typeof ChangeView>

const press = (id: 'add' | 'review') => screen.getByRole('button', { name: text(id) })

export const AddOwner: Story = {
  args: { onReview: fn(), onAdd: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('review'))
    await expect(args.onReview).toHaveBeenCalledOnce()
    await userEvent.click(press('add'))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** A queued transaction adds another owner first. */
export const ChangedByTheQueue: Story = {
  args: { queued: 'changes' },
}
export const QueuePartlyUnknown: Story = { args: { queued: 'partial' } }
export const ReadingTheQueue: Story = {
  args: { queued: 'reading' },
  play: async () => {
    await expect(press('review')).toHaveAccessibleDescription(text('problem.unread'))
    await expect(press('add')).toHaveAccessibleDescription(text('problem.unread'))
  },
}
/** Potential losses are shown before signing. */
export const EverybodySigns: Story = {
  args: changing(
    { kind: 'addOwner' },
    { threshold: 4 },
    { found: usable(base.contractOwner), isContract: true },
  ),
  parameters: { picture: 'page' },
}
/** An address created to look like Dave's. */
export const LookAlike: Story = {
  args: {
    ...changing(
      { kind: 'addOwner' },
      {},
      { found: usable(copyOfDave.toLowerCase() as Address), isContract: false },
    ),
  },
}
/** Nothing happens until it's fixed, and the field explains why. */
export const AlreadyOwner: Story = {
  args: {
    ...changing({ kind: 'addOwner' }, {}, { found: usable(bob), isContract: false }),
    onReview: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('review'))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(
      screen.getByRole('textbox', { name: text('new.owner') }),
    ).toHaveAccessibleDescription(new RegExp(text('problem.owner')))
    await expect(screen.getByRole('textbox', { name: text('new.owner') })).toHaveFocus()
  },
}
export const Nothing: Story = {
  args: { ...changing({ kind: 'addOwner' }), onReview: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('review'))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: text('new.owner') })).toBeInvalid()
  },
}
export const RemoveYourself: Story = {
  args: { ...changing({ kind: 'removeOwner', owner: alice }, { threshold: 1 }), old: alice },
}
export const SwapOwner: Story = {
  args: {
    ...changing({ kind: 'swapOwner', owner: bob }, {}, { found: usable(dave), isContract: false }),
    old: bob,
  },
}
/** The same number is no change. */
export const Threshold: Story = {
  args: { ...changing({ kind: 'threshold' }), onReview: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('review'))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByText(text('unchanged'))).toBeVisible()
  },
}
export const EnableModule: Story = {
  args: changing({ kind: 'enableModule' }, {}, { found: usable(base.module), isContract: true }),
}
export const NoContract: Story = {
  args: changing({ kind: 'setGuard' }, {}, { found: usable(dave), isContract: false }),
}
export const CodeUnreadable: Story = {
  args: {
    ...changing({ kind: 'setGuard' }, {}, { found: usable(base.guard) }),
    codeFailure: { reason: { kind: 'unreachable' }, retry: fn() },
  },
}
export const UnknownHandler: Story = {
  args: changing({ kind: 'setHandler' }, {}, { found: usable(base.guard), isContract: true }),
}
export const RemoveHandler: Story = { args: changing({ kind: 'removeHandler' }) }
/** Someone else has removed the owner in the meantime. */
export const Gone: Story = {
  args: { ...changing({ kind: 'removeOwner', owner: dave }), old: dave },
}
/** The draft transaction removes the same owner. */
export const Clashes: Story = {
  args: { ...changing({ kind: 'removeOwner', owner: bob }), old: bob, clashes: true },
}
/** Without the gateway's list, the next free nonce is unknown, so the user enters it. */
export const NoNonces: Story = {
  args: {
    nonces: failed({ kind: 'unreachable' }, fn()),
    nonceCheck: { problem: { why: 'empty' } },
    onReview: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(press('review'))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: 'Nonce' })).toBeInvalid()
  },
}
export const Visitor: Story = { args: { disabledReason: 'Connect a wallet first' } }
