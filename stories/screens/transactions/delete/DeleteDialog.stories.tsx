import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { routes } from '#gateway'
import { aTransaction } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { DeleteDialog } from '../../../../src/screens/transactions/delete/DeleteDialog.tsx'
import { deleteText } from '../../../../src/screens/transactions/delete/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { aDetail } from '../review/transactions.ts'

const text = englishText(deleteText)

const meta: Meta<typeof DeleteDialog> = {
  title: 'Flows/Delete a transaction',
  component: DeleteDialog,
  args: {
    detail: aDetail(),
    safeTxHash: aTransaction().safeTxHash,
    queueHref: '#queue',
    onDeleted: () => {},
    onClose: () => {},
  },
  parameters: {
    picture: false,
    pictureReason: 'DeleteView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'bob' },
  },
}
export default meta
type Story = StoryObj<typeof DeleteDialog>

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']
const start = async (userEvent: UserEvent) =>
  userEvent.click(await screen.findByRole('button', { name: text('sign') }))

/** The proposer's signature of the current hour. */
export const Deleted: Story = {
  parameters: { msw: [mockRoute(routes.deleteTransaction).answers(undefined)] },
  play: async ({ userEvent }) => {
    await start(userEvent)
    await screen.findByRole('heading', { name: englishText(transactionText)('deleted.title') })
  },
}
export const Rejected: Story = {
  parameters: { wallet: { person: 'bob', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await start(userEvent)
    await screen.findByText(englishText(transactionText)('fail.rejected'))
  },
}
export const DeclinedByTheGateway: Story = {
  parameters: { msw: [mockRoute(routes.deleteTransaction).fails(404)] },
  play: async ({ userEvent }) => {
    await start(userEvent)
    await screen.findByText(text('fail.declined'))
  },
}
export const GatewayDown: Story = {
  parameters: { msw: [mockRoute(routes.deleteTransaction).fails(503)] },
  play: async ({ userEvent }) => {
    await start(userEvent)
    await screen.findByText(text('fail.unreachable'))
  },
}
