import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'
import { DeleteAccountDialog } from '../../../../src/screens/settings/account/DeleteAccountDialog.tsx'
import { accountText } from '../../../../src/screens/settings/account/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { anAccount, signInBefore } from './account.ts'

const text = englishText(accountText)
const { bob } = people

let world: World

const meta: Meta<typeof DeleteAccountDialog> = {
  title: 'Flows/Delete the account',
  component: DeleteAccountDialog,
  argTypes: { account: fixed },
  args: {
    account: anAccount({ id: '1', address: bob.address, name: 'Bob' }),
    reportDeclined: fn(() => false),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'DeleteAccountView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    gatewayVersion: '2025-01',
    wallet: { person: 'bob' },
    changeWorld: async (opened: World) => {
      world = opened
      await signInBefore(opened, bob.address)
    },
  },
}
export default meta
type Story = StoryObj<typeof DeleteAccountDialog>

const accountOfBob = async () => (await world.state.userData()).accounts.get(bob.address)
const remove = () => screen.findByRole('button', { name: new RegExp(`^${text('delete.action')}`) })

export const Deleted: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await remove())
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await screen.findByText(text('delete.done'))
    await expect(await accountOfBob()).toBeUndefined()
  },
}
/** The dialog can be closed while the gateway doesn't respond. */
export const GatewayHangs: Story = {
  parameters: { msw: [mockRoute(routes.deleteAccount).hangs()] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await remove())
    await waitFor(async () => expect(await remove()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(screen.getByRole('button', { name: text('delete.cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** The session has ended in the meantime: the page says so, and nothing is deleted. */
export const SessionEnded: Story = {
  args: { reportDeclined: fn(() => true) },
  play: async ({ args, userEvent }) => {
    const button = await remove()
    world.state.jar.token = undefined
    await userEvent.click(button)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.reportDeclined).toHaveBeenCalledOnce()
    await expect(await accountOfBob()).toMatchObject({ name: 'Bob' })
  },
}
