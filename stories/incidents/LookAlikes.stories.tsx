import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { Address } from '#base'
import { erc20Transfer, plainTx, writeBuilderFile } from '#safe'
import { base } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { ProposeDialog } from '../../src/screens/transactions/confirm/dialog/ProposeDialog.tsx'
import { ContactDialog } from '../../src/screens/settings/contacts/edit/ContactDialog.tsx'
import { contactText } from '../../src/screens/common/contactForm/text.ts'
import { CreateScreen } from '../../src/screens/safe/create/CreateScreen.tsx'
import { createText } from '../../src/screens/safe/create/text.ts'
import { AddSafeDialog } from '../../src/screens/common/addSafe/AddSafeDialog.tsx'
import { addSafeText } from '../../src/screens/common/addSafe/text.ts'
import { CallDialog } from '../../src/screens/transactions/newTransaction/call/CallDialog.tsx'
import { OpenFileDialog } from '../../src/screens/transactions/newTransaction/file/OpenFileDialog.tsx'
import { RecipientsDialog } from '../../src/screens/transactions/newTransaction/recipients/RecipientsDialog.tsx'
import { newTransactionText } from '../../src/screens/transactions/newTransaction/text.ts'
import { ReceiveDialog } from '../../src/screens/safe/receive/dialog/ReceiveDialog.tsx'
import { SignMessageDialog } from '../../src/screens/messages/sign/dialog/SignMessageDialog.tsx'
import { GoToDialog } from '../../src/screens/shell/frame/goTo/GoToDialog.tsx'
import { typedAddressText } from '../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../englishText.ts'
import { treasury } from '../screens/transactions/review/transactions.ts'

const text = englishText(typedAddressText)
const words = englishText(newTransactionText)
const nothing = () => {}

const { address } = people.alice
/** Begins and ends like the address of Alice, whose wallet is connected. */
const copy = `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase() as Address

const meta: Meta = {
  title: 'Incidents/Look-alikes',
  parameters: {
    picture: false,
    pictureReason: 'SendView shows the notice.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const type = async (userEvent: UserEvent, label: string, typed = copy as string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), typed)

/** The notice names the similar address. */
async function marked(): Promise<void> {
  const [notice] = await screen.findAllByText(text('lookAlike.title'))
  await expect(notice).toBeVisible()
  await expect(screen.getAllByText(address.slice(6, 10)).length).toBeGreaterThan(0)
}

export const AsContact: Story = {
  render: () => <ContactDialog open onOpenChange={nothing} target="new" />,
  play: async ({ userEvent }) => {
    await type(userEvent, englishText(contactText)('address'))
    await marked()
  },
}
export const AsSafe: Story = {
  render: () => <AddSafeDialog open onOpenChange={nothing} known={[]} onAdd={nothing} />,
  play: async ({ userEvent }) => {
    await type(userEvent, englishText(addSafeText)('add.address'))
    await marked()
  },
}
export const InGoTo: Story = {
  render: () => (
    <GoToDialog
      open
      onOpenChange={nothing}
      onKeys={nothing}
      at={treasury}
      items={[]}
      safes={[treasury]}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), copy)
    await marked()
  },
}
export const AsOwnerOfNewSafe: Story = {
  render: () => <CreateScreen />,
  play: async ({ userEvent }) => {
    const create = englishText(createText)
    await userEvent.click(await screen.findByRole('button', { name: create('owner.add') }))
    await type(userEvent, create('owner', { number: 2 }))
    await marked()
  },
}
export const AsArgument: Story = {
  render: () => <CallDialog at={treasury} onDone={nothing} onClose={nothing} />,
  play: async ({ userEvent }) => {
    await type(userEvent, words('call.to'), base.tokens.usdc)
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: words('call.method') }),
      'approve(address,uint256)',
    )
    await userEvent.type(screen.getByRole('textbox', { name: /\(address\)$/ }), copy)
    await marked()
  },
}
export const InFile: Story = {
  render: () => <OpenFileDialog at={treasury} onDone={nothing} onClose={nothing} />,
  play: async ({ userEvent }) => {
    const file = writeBuilderFile({
      chainId: '1',
      createdAt: 1_780_000_000_000,
      name: 'Payroll',
      description: '',
      safe: treasury.address,
      calls: [erc20Transfer(base.tokens.usdc, copy, 1n)],
    })
    await userEvent.upload(
      await screen.findByLabelText(words('file.choose'), { selector: 'input' }),
      new File([file], 'payroll.json', { type: 'application/json' }),
    )
    await marked()
  },
}
export const InListOfRecipients: Story = {
  render: () => <RecipientsDialog at={treasury} onDone={nothing} onClose={nothing} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox'))
    await userEvent.paste(`${copy},0.1`)
    await expect(await screen.findByText(words('recipients.lookAlike'))).toBeVisible()
  },
}
export const InReview: Story = {
  render: () => (
    <ProposeDialog
      at={treasury}
      draft={{
        tx: plainTx({ ...erc20Transfer(base.tokens.usdc, copy, 1n), nonce: 17n }),
        action: {
          kind: 'call',
          method: null,
          to: { address: base.tokens.usdc, name: null },
          value: 0n,
        },
        note: null,
      }}
      onExecute={nothing}
      onEdit={nothing}
      onClose={nothing}
    />
  ),
  play: marked,
}
export const InMessage: Story = {
  render: () => (
    <SignMessageDialog
      at={treasury}
      message={`Pay the rent to ${copy}.`}
      app={null}
      onClose={nothing}
    />
  ),
  play: marked,
}
/** A link opened a Safe whose address only looks like that of the user's own account. */
export const ToReceive: Story = {
  render: () => <ReceiveDialog at={{ chainId: '1', address: copy }} open onOpenChange={nothing} />,
  play: marked,
}
