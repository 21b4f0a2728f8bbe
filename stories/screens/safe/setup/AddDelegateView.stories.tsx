import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AddDelegateView } from '../../../../src/screens/safe/setup/delegates/AddDelegateView.tsx'
import {
  checkDelegate,
  type DelegateContext,
  type DelegateForm,
  emptyDelegateForm,
} from '../../../../src/screens/safe/setup/delegates/checkDelegate.ts'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { chains } from '../mySafes/rows.ts'
import { contacts, copyOfDave, usable } from '../../transactions/send/sending.ts'
import { alice, at, bob, carol, dave, mainnet } from '../../common/rows/items.ts'

const text = englishText(setupText)
const nobody = { status: 'wrong', problem: { why: 'empty' } } as const

function adding(
  form: Partial<DelegateForm> = {},
  { found = nobody, ...parts }: Partial<DelegateContext> = {},
) {
  const typed: DelegateForm = {
    ...emptyDelegateForm,
    typed: found.status === 'usable' ? found.address : '',
    ...form,
  }
  return {
    form: typed,
    found,
    check: checkDelegate(typed, {
      at,
      found,
      owners: [alice, bob, carol],
      delegates: [],
      account: alice,
      ...parts,
    }),
  }
}

const meta: Meta<typeof AddDelegateView> = {
  title: 'Screens/Setup/Add delegate view',
  component: AddDelegateView,
  argTypes: { state: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of other forms and of deleting.',
    layout: 'fullscreen',
  },
  args: {
    chain: mainnet,
    chains,
    contacts,
    state: { step: 'review' },
    onForm: fn(),
    onStart: fn(),
    onBack: fn(),
    onCancel: fn(),
    onClose: fn(),
    ...adding({ label: 'Bookkeeper' }, { found: usable(dave) }),
  },
}
export default meta
type Story = StoryObj<typeof AddDelegateView>

const sign = () => screen.findByRole('button', { name: text('addDelegate.sign') })

export const Filled: Story = {
  args: { onStart: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await sign())
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
/** The first invalid field gets the focus; the wallet isn't prompted. */
export const Tried: Story = {
  args: { ...adding(), onStart: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await sign())
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: text('addDelegate.address') })).toHaveFocus()
    await expect(screen.getByText(text('problem.label.empty'))).toBeVisible()
  },
}
export const AnOwner: Story = {
  args: adding({ label: 'Bob' }, { found: usable(bob) }),
  play: async () => expect(await screen.findByText(text('problem.owner.delegate'))).toBeVisible(),
}
/** For all Safes covers this one. */
export const AlreadyThere: Story = {
  args: adding(
    { label: 'Dave' },
    {
      found: usable(dave),
      delegates: [{ safe: null, delegate: dave, delegator: alice, label: 'Dave' }],
    },
  ),
  play: async () => expect(await screen.findByText(text('problem.same.delegate'))).toBeVisible(),
}
export const LookAlike: Story = {
  args: {
    ...adding({ label: 'Dave' }, { found: usable(copyOfDave) }),
  },
}
export const LabelTooLong: Story = {
  args: adding({ label: 'x'.repeat(51) }, { found: usable(dave) }),
  play: async () =>
    expect(await screen.findByText(text('problem.label.tooLong', { count: 50 }))).toBeVisible(),
}
export const OtherNetwork: Story = { args: { isElsewhere: true, onSwitchChain: fn() } }
export const Signing: Story = { args: { state: { step: 'signing' } } }
export const Rejected: Story = {
  args: { state: { step: 'failed', failure: { at: 'signing', why: 'rejected' } } },
}
export const Declined: Story = {
  args: {
    state: {
      step: 'failed',
      failure: {
        at: 'sending',
        why: 'declined',
        detail: 'Signature does not match provided delegator',
      },
    },
  },
}
export const Unreachable: Story = {
  args: { state: { step: 'failed', failure: { at: 'sending', why: 'unreachable' } } },
}
export const Done: Story = { args: { state: { step: 'done' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
