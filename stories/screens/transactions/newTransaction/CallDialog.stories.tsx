import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { routes } from '#gateway'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { CallDialog } from '../../../../src/screens/transactions/newTransaction/call/CallDialog.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { sendText } from '../../../../src/screens/transactions/send/text.ts'
import { encodeMethod } from '#safe'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'
import { dave } from '../../common/rows/items.ts'
import { place, shop } from './drafts.ts'

const text = englishText(newTransactionText)
const send = englishText(sendText)

const meta: Meta<typeof CallDialog> = {
  title: 'Flows/Call a contract',
  component: CallDialog,
  args: { at: treasury, onDone: fn(), onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'CallView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof CallDialog>

/** The gateway knows the token's methods. */
export const KnownToGateway: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('call.to') }),
      base.tokens.usdc,
    )
    const methods = await screen.findByRole('combobox', { name: text('call.method') })
    await userEvent.selectOptions(methods, 'approve(address,uint256)')
    const preview = within(screen.getByRole('region', { name: text('call.preview') }))
    await expect(preview.getByText(text('call.preview.empty'))).toBeVisible()
    const [, contacts] = screen.getAllByRole('button', { name: send('contacts') })
    await userEvent.click(contacts!)
    await userEvent.click(await screen.findByRole('menuitem', { name: /Erin/ }))
    await expect(screen.getByRole('textbox', { name: /\(address\)$/ })).toHaveValue(
      people.erin.address,
    )
    await screen.findByText(text('call.units', { symbol: 'USDC' }))
    await userEvent.type(screen.getByRole('textbox', { name: /\(uint256\)$/ }), '5000000')
    await expect(screen.getByText('5 USDC')).toBeVisible()
    await preview.findByText(/^Let/)
    await expect(preview.getByText(/^Let/)).toHaveTextContent(/Let .*Erin spend .*5.*USDC/)
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({
        to: base.tokens.usdc,
        value: 0n,
        method: expect.objectContaining({ name: 'approve' }),
      }),
    )
  },
}
/** An account among the arguments can be a name, too. */
export const NamedArgument: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('call.to') }),
      people.frank.address,
    )
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('call.abi') }),
      'function hire(address who)',
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'who (address)' }), 'dave.eth')
    const preview = within(screen.getByRole('region', { name: text('call.preview') }))
    await preview.findByText(/^Call/)
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    const data = people.dave.address.slice(2).toLowerCase().padStart(64, '0')
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ data: expect.stringContaining(data) }),
    )
  },
}
/** The gateway can't be reached: the ABI is pasted. */
export const GatewayDown: Story = {
  parameters: { msw: [mockRoute(routes.contract).fails(503)] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('call.to') }),
      base.tokens.usdc,
    )
    await screen.findByText(text('call.lookup.failed'))
    await userEvent.type(
      screen.getByRole('textbox', { name: text('call.abi') }),
      'function pause()',
    )
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ to: base.tokens.usdc, data: '0x8456cb59' }),
    )
  },
}
/** An action is edited with the arguments that it has. */
export const Edited: Story = {
  args: {
    call: {
      to: shop,
      value: 10n ** 16n,
      data: encodeMethod(place, [[[dave, 2n ** 255n]], 5n, `0x${'ab'.repeat(32)}`]),
      method: place,
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: /^orders/ })).toHaveValue(
      `[["${dave}","${2n ** 255n}"]]`,
    )
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await expect(args.onDone).toHaveBeenCalledWith(args.call)
  },
}
