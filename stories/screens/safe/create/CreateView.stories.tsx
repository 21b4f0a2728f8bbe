import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Address } from '#base'
import { addressesOf } from '#safe'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import {
  checkCreate,
  type CreateContext,
  type CreateForm,
  emptyCreateForm,
  ownerRows,
} from '../../../../src/screens/safe/create/createForm.ts'
import { CreateView } from '../../../../src/screens/safe/create/CreateView.tsx'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { knownAccounts } from '../../../../src/safe/suspicion/suspicions.ts'
import {
  markLookAlikes,
  withLookup,
} from '../../../../src/screens/common/typedAddress/withLookup.ts'
import { readTypedAddress } from '../../../../src/screens/common/typedAddress/readTypedAddress.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../mySafes/rows.ts'
import { contacts, copyOfDave } from '../../transactions/send/sending.ts'
import { alice, bob, carol, dave, mainnet } from '../../common/rows/items.ts'
import { manyOwners } from './creating.ts'
import { CreateSummary } from '../../../../src/screens/safe/create/CreateSummary.tsx'
import { OwnerFields } from '../../../../src/screens/safe/create/OwnerFields.tsx'
import { WarningList } from '../../../../src/screens/safe/create/WarningList.tsx'

const text = englishText(createText)

/** A form with these owners, and how it is checked. */
function filled(
  owners: readonly string[],
  parts: Partial<CreateForm> = {},
  context: Partial<CreateContext> = {},
) {
  const form: CreateForm = {
    ...emptyCreateForm('418223907116'),
    ...(owners.length > 0 && { owners: owners.map((typed, id) => ({ id, typed })) }),
    ...parts,
  }
  const you = 'you' in context ? context.you : alice
  const rows = ownerRows(form, you)
  const found = markLookAlikes(
    rows.map(({ typed }) =>
      withLookup(readTypedAddress(typed, chains), undefined, { chainId: '1', network: 'Ethereum' }),
    ),
    knownAccounts([], { contacts, safes: [], owners: [], assets: [] }).lookAlikeOf,
  )
  const check = checkCreate(form, {
    chain: mainnet,
    found,
    isContract: found.map(() => false),
    contacts,
    you,
    ...context,
  })
  return { form, rows, found, you, check }
}

const meta: Meta<typeof CreateView> = {
  title: 'Screens/Create/Create view',
  component: CreateView,
  parameters: {
    picture: false,
    boxWidth: 720,
    pictureReason: 'Its parts have pictures of their own.',
    layout: 'fullscreen',
  },
  args: {
    chain: mainnet,
    chains,
    contacts,
    onForm: fn(),
    onReview: fn(),
    onConnect: undefined,
    codeFailure: undefined,
    hasNode: true,
    ...filled([alice, bob, carol], { name: 'Operations' }),
  },
}
export default meta
type Story = StoryObj<typeof CreateView>

export const Filled: Story = {
  args: { onReview: fn() },
  parameters: { cell: { screen: 'create', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('review') }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
/** The connected account is the first owner. */
export const Empty: Story = {
  args: filled([]),
  parameters: { cell: { screen: 'create', state: 'empty' } },
}
/** The form can be filled in without a wallet. */
export const NoWallet: Story = {
  args: { ...filled([], {}, { you: undefined }), onConnect: fn(), onReview: fn() },
  parameters: { cell: { screen: 'create', state: 'readOnly' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('connect') }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: text('owner', { number: 1 }) })).toHaveFocus()
  },
}
/** Each problem is at its field, and the first of them gets the focus. */
export const Problems: Story = {
  args: {
    ...filled(
      [
        alice,
        alice.toLowerCase(),
        addressesOf('SafeProxyFactory', '1.4.1')[0] ?? '',
        '0x12',
        `hol:${bob}`,
        '',
      ],
      {
        name: 'x'.repeat(61),
        saltNonce: '-1',
      },
    ),
    onReview: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(
      canvas.getByRole('textbox', { name: new RegExp(`^${text('name')}`) }),
    ).toHaveFocus()
    await expect(canvas.getByText(text('problem.duplicate'))).toBeVisible()
    await expect(canvas.getByText(text('problem.safeContract'))).toBeVisible()
    await expect(canvas.getByText(text('problem.otherChain', { network: 'Holesky' }))).toBeVisible()
    await expect(canvas.getByText(text('problem.saltNonce'))).toBeVisible()
  },
}
/** One key for everything. */
export const OneOwner: Story = { args: filled([alice]) }
export const OneOfThree: Story = { args: filled([alice, bob, carol], { threshold: 1 }) }
export const AllOfThree: Story = { args: filled([alice, bob, carol], { threshold: 3 }) }
export const ForOthers: Story = { args: filled([bob, carol, dave]) }
/** An address that was made to be mistaken for Dave's. */
export const LookAlike: Story = { args: filled([alice, copyOfDave.toLowerCase() as Address]) }
export const ContractOwner: Story = {
  args: filled([alice, base.contractOwner], {}, { isContract: [false, true] }),
}
export const CodeUnreadable: Story = {
  args: { codeFailure: { reason: { kind: 'unreachable' }, retry: fn() } },
}
export const LookingUpAName: Story = { args: filled([alice, 'dave.eth']) }
export const SameName: Story = { args: filled([alice, bob], { name: 'Dave' }) }
export const OtherVersion: Story = { args: filled([alice, bob], { version: '1.3.0' }) }
export const NoNode: Story = { args: { hasNode: false } }
/** Removing an owner also removes its row's message, and focus stays in place. */
export const Rows: Story = {
  args: { onForm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('owner.remove', { number: 2 }) }))
    await expect(args.onForm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        owners: [
          expect.objectContaining({ typed: alice }),
          expect.objectContaining({ typed: carol }),
        ],
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: text('owner.add') }))
    await expect(args.onForm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        owners: expect.arrayContaining([expect.objectContaining({ id: 3, typed: '' })]),
      }),
    )
  },
}
export const VeryLong: Story = {
  args: { ...filled(manyOwners, { name: 'W'.repeat(60), saltNonce: String(2n ** 256n - 1n) }) },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'create', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'create', state: 'rightToLeft' } },
}

export const Owners: Story = {
  render: ({ rows, found, check }) => (
    <OwnerFields
      chains={chains}
      rows={rows}
      onRows={fn()}
      found={found}
      checks={check.owners}
      contacts={contacts}
      you={alice}
    />
  ),
}
/** Everything that may be odd about owners and threshold. */
export const Warnings: Story = {
  render: () => <WarningList warnings={['one', 'all', 'only', 'notYou']} />,
}
/** What the form adds up to; an owner who isn't entered yet has a placeholder. */
export const SummaryOfTheForm: Story = {
  render: ({ chain, contacts: known }) => {
    const { form, check, you } = filled([alice, bob, ''], { name: 'Payroll' })
    return (
      <CreateSummary
        chain={chain}
        form={form}
        check={check}
        contacts={known}
        you={you}
        action={null}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 owners must sign')).toBeVisible()
    await expect(canvas.getByText('Owner 3')).toBeVisible()
  },
}
