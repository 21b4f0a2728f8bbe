import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { aTransaction, aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import type { WalletBehavior } from '../../../../mocks/wallet/behavior.ts'
import type { WalletController } from '../../../../mocks/wallet/createWalletController.ts'
import type { World } from '../../../../mocks/world.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { DeployDialog } from '../../../../src/screens/safe/create/deploy/DeployDialog.tsx'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { EmailRequestDialog } from '../../../../src/screens/safe/alerts/email/EmailRequestDialog.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { RemoveDelegateDialog } from '../../../../src/screens/safe/setup/delegates/RemoveDelegateDialog.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { ConfirmDialog } from '../../../../src/screens/transactions/confirm/dialog/ConfirmDialog.tsx'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { DeleteDialog } from '../../../../src/screens/transactions/delete/DeleteDialog.tsx'
import { deleteText } from '../../../../src/screens/transactions/delete/text.ts'
import { ExecuteDialog } from '../../../../src/screens/transactions/execute/dialog/ExecuteDialog.tsx'
import { executeText } from '../../../../src/screens/transactions/execute/text.ts'
import { englishText } from '../../../englishText.ts'
import { aNewSafe, anOrder } from '../../safe/create/creating.ts'
import { aDetail, mainnet, pendingId, treasury } from '../../transactions/review/transactions.ts'

const text = englishText(transactionText)
const confirm = englishText(confirmText)
const execute = englishText(executeText)
const deletes = englishText(deleteText)
const creates = englishText(createText)
const setup = englishText(setupText)
const alerts = englishText(alertsText)
const { alice, carol, frank } = people

/** A page whose dialog can be closed. */
function Page({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? children(() => setOpen(false)) : <p>Another page</p>
}

const meta: Meta<typeof Page> = {
  title: 'Flows/Close during a wallet prompt',
  component: Page,
  parameters: {
    picture: false,
    pictureReason: 'Toasts have stories of their own.',
    layout: 'fullscreen',
    world: 'everyday',
  },
}
export default meta
type Story = StoryObj<typeof Page>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent' | 'loaded'>

const asked = (person: 'alice' | 'bob' | 'carol') => ({
  wallet: { person, behavior: 'hangs' as const },
})

/**
 * Presses the button, closes the dialog while the wallet is prompted, and has the wallet respond.
 */
async function leave({ userEvent, loaded }: Context, name: string, behavior: WalletBehavior) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: text('cancel') }))
  await screen.findByText('Another page')
  const { storyWorld } = loaded as { storyWorld: { walletController: WalletController } }
  storyWorld.walletController.set({ behavior })
}
const isSaid = async (words: string) =>
  within(await screen.findByRole('region', { name: 'Notifications' })).findByText(words)

const approval = {
  parameters: {
    ...asked('alice'),
    changeWorld: async (world: World) =>
      (await world.chain(1)).overwrite(alice.address, { code: '0x00' }),
  },
  args: {
    children: (onClose) => (
      <ConfirmDialog at={treasury} id={pendingId} onExecute={() => {}} onClose={onClose} />
    ),
  },
} satisfies Story
export const ApprovalSent: Story = {
  ...approval,
  play: async (context) => {
    await leave(context, confirm('approve.action'), 'agrees')
    await isSaid(confirm('approve.sent'))
  },
}
export const ApprovalFailed: Story = {
  ...approval,
  play: async (context) => {
    await leave(context, confirm('approve.action'), 'missing')
    await isSaid(text('fail.missing'))
  },
}

const execution = {
  parameters: {
    ...asked('bob'),
    msw: [mockRoute(routes.details).answers(aTransactionDetails({ signers: [carol, alice] }))],
  },
  args: {
    children: (onClose) => <ExecuteDialog at={treasury} id={pendingId} onClose={onClose} />,
  },
} satisfies Story
export const ExecutionSent: Story = {
  ...execution,
  play: async (context) => {
    await leave(context, execute('execute.send'), 'agrees')
    await isSaid(execute('execute.mining'))
  },
}
export const ExecutionFailed: Story = {
  ...execution,
  play: async (context) => {
    await leave(context, execute('execute.send'), 'missing')
    await isSaid(text('fail.missing'))
  },
}

const signature = {
  parameters: asked('alice'),
  args: {
    children: (onClose) => (
      <ConfirmDialog at={treasury} id={pendingId} onExecute={() => {}} onClose={onClose} />
    ),
  },
} satisfies Story
export const Signed: Story = {
  ...signature,
  play: async (context) => {
    await leave(context, confirm('confirm.signOnly'), 'agrees')
    await isSaid(confirm('confirm.done'))
  },
}
export const SignatureFailed: Story = {
  ...signature,
  play: async (context) => {
    await leave(context, confirm('confirm.signOnly'), 'missing')
    await isSaid(text('fail.missing'))
  },
}

/** The page tracks a sent transaction. If sending fails, this toast is the only notice. */
export const CreationFailed: Story = {
  parameters: asked('alice'),
  args: {
    children: (onClose) => (
      <DeployDialog
        order={anOrder(aNewSafe({ owners: [alice.address, carol.address] }))}
        onSent={() => {}}
        onOtherNumber={() => {}}
        onAdd={() => {}}
        onEdit={() => {}}
        onDone={() => {}}
        onClose={onClose}
      />
    ),
  },
  play: async (context) => {
    await leave(context, creates('deploy.send'), 'missing')
    await isSaid(text('fail.missing'))
  },
}

const deletion = {
  args: {
    children: (onClose) => (
      <DeleteDialog
        detail={aDetail()}
        safeTxHash={aTransaction().safeTxHash}
        queueHref="#queue"
        onDeleted={() => {}}
        onClose={onClose}
      />
    ),
  },
} satisfies Story
export const Deleted: Story = {
  ...deletion,
  parameters: {
    ...asked('bob'),
    msw: [mockRoute(routes.deleteTransaction).answers(undefined)],
  },
  play: async (context) => {
    await leave(context, deletes('sign'), 'agrees')
    await isSaid(englishText(transactionText)('deleted.title'))
  },
}
export const DeletionDeclined: Story = {
  ...deletion,
  parameters: { ...asked('bob'), msw: [mockRoute(routes.deleteTransaction).fails(404)] },
  play: async (context) => {
    await leave(context, deletes('sign'), 'agrees')
    await isSaid(deletes('fail.declined'))
  },
}

export const DelegateRemoved: Story = {
  parameters: asked('carol'),
  args: {
    children: (onClose) => (
      <RemoveDelegateDialog
        at={treasury}
        chain={mainnet}
        delegate={{
          safe: safes.treasury.address,
          delegate: frank.address,
          delegator: carol.address,
          label: 'Bookkeeper',
        }}
        onClose={onClose}
      />
    ),
  },
  play: async (context) => {
    await leave(context, setup('removeDelegate.sign'), 'agrees')
    await isSaid(setup('removeDelegate.done'))
  },
}

const email = {
  args: {
    children: (onClose) => (
      <EmailRequestDialog
        act="delete"
        at={{ at: treasury, signer: carol.address }}
        chain={mainnet}
        current={{ email: 'carol@example.test', verified: true }}
        loginHref="#account"
        onClose={onClose}
        onCode={() => {}}
      />
    ),
  },
} satisfies Story
export const EmailDeleted: Story = {
  ...email,
  parameters: { ...asked('carol'), gatewayVersion: '2024-05' },
  play: async (context) => {
    await leave(context, alerts('delete.sign'), 'agrees')
    await isSaid(alerts('delete.done'))
  },
}
export const EmailUnreachable: Story = {
  ...email,
  parameters: {
    ...asked('carol'),
    gatewayVersion: '2024-05',
    msw: [mockRoute(routes.deleteEmail).fails(503)],
  },
  play: async (context) => {
    await leave(context, alerts('delete.sign'), 'agrees')
    await isSaid(alerts('unreachable.delete'))
  },
}
