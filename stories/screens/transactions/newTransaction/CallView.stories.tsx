import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { type BuilderCall, signatureOf } from '#safe'
import { Field } from '#ui'
import { readCall } from '../../../../src/screens/transactions/draft/callAction.ts'
import { ArgumentField } from '../../../../src/screens/transactions/newTransaction/call/ArgumentField.tsx'
import { CallPreview } from '../../../../src/screens/transactions/newTransaction/call/CallPreview.tsx'
import { MethodPicker } from '../../../../src/screens/transactions/newTransaction/call/MethodPicker.tsx'
import { ValueField } from '../../../../src/screens/transactions/newTransaction/call/ValueField.tsx'
import {
  type CallContext,
  type CallForm,
  checkCall,
  emptyCall,
} from '../../../../src/screens/transactions/newTransaction/call/callForm.ts'
import { CallView } from '../../../../src/screens/transactions/newTransaction/call/CallView.tsx'
import { MethodFields } from '../../../../src/screens/transactions/newTransaction/call/MethodFields.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { mainnet, treasury } from '../review/transactions.ts'
import { contacts, usable, usdc } from '../send/sending.ts'
import { dave } from '../../common/rows/items.ts'
import { pause, place, shop, tokens } from './drafts.ts'

const text = englishText(newTransactionText)
const nobody = { status: 'wrong', problem: { why: 'empty' } } as const
const known = { ok: true, methods: [place, pause] } as const
const contract = ready({ address: shop, name: 'Orders', logo: null, abi: [], trusted: false })

function checked(
  parts: Partial<CallForm>,
  { found = usable(shop), known: methods }: Partial<CallContext> = {},
) {
  const form = { ...emptyCall, to: shop, ...parts }
  return {
    form,
    found,
    check: checkCall(form, { at: treasury, found, known: methods, decimals: 18 }),
  }
}
const typed = (orders: string, deadline: string, salt: string) => ({
  method: signatureOf(place),
  args: { [signatureOf(place)]: [orders, deadline, salt] },
})

const meta: Meta<typeof CallView> = {
  title: 'Screens/New transaction/Call view',
  component: CallView,
  parameters: { picture: false, pictureReason: 'Tried shows all parts.', layout: 'fullscreen' },
  args: {
    lookAlikes: [],
    chain: mainnet,
    chains,
    contacts,
    onForm: () => {},
    onDone: fn(),
    onCancel: () => {},
    onClose: () => {},
    contract,
    hasKnown: true,
    ...checked(typed(`[["${dave}", 5]]`, '1800000000', '0x0'), { known }),
  },
}
export default meta
type Story = StoryObj<typeof CallView>

const raw = checked({
  mode: 'data',
  data: `0xa9059cbb${'00'.repeat(12)}${dave.slice(2)}${'0'.repeat(63)}5`,
})
/** The gateway's decoding of raw data while it's edited. */
export const RawDataDecoded: Story = {
  args: {
    ...raw,
    decoded: ready({
      method: 'transfer',
      accuracy: 'FULL_MATCH',
      parameters: [
        { name: 'to', type: 'address', value: dave, calls: [], inner: null },
        { name: 'value', type: 'uint256', value: '5', calls: [], inner: null },
      ],
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText(text('call.decoded', { method: 'transfer' })),
    ).toBeVisible()
  },
}
export const RawDataUnknown: Story = { args: { ...raw, decoded: ready(null) } }
export const RawDataNotDecoded: Story = {
  args: { ...raw, decoded: failed({ kind: 'offline' }, fn()) },
}
export const Empty: Story = {
  args: { ...checked({ to: '' }, { found: nobody }), contract: undefined, hasKnown: false },
}
/** Its methods are those known to the gateway, with a notice. */
export const Known: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Each argument shows its error, and the first has the focus. */
export const Tried: Story = {
  args: {
    ...checked(
      {
        ...typed(`[["${dave}", -5]]`, '99999999999999999999', '0x12'),
        value: '0.0000000000000000001',
      },
      { known },
    ),
    onDone: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText('[0].amount: Can’t be negative'.replace('’', "'"))).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^orders/ })).toHaveFocus()
  },
}
export const Looking: Story = { args: { ...checked({}), contract: loading, hasKnown: false } }
export const LookupFailed: Story = {
  args: { ...checked({}), contract: failed({ kind: 'unreachable' }), hasKnown: false },
}
/** The gateway doesn't know the contract. */
export const Unknown: Story = { args: { ...checked({}), contract: ready(null), hasKnown: false } }
export const PastedAbi: Story = {
  args: {
    ...checked({ abi: 'function pause() external' }),
    contract: ready(null),
    hasKnown: false,
  },
}
/** A type that the pasted text doesn't define leaves its methods out, by name. */
export const PartlyReadAbi: Story = {
  args: {
    ...checked({
      abi: 'interface IShop {\n  function close() external;\n  function buy(Order order);\n}',
    }),
    contract: ready(null),
    hasKnown: false,
  },
  play: async () => {
    await expect(await screen.findByText(text('call.abi.unread', { names: 'buy' }))).toBeVisible()
  },
}
export const WrongAbi: Story = {
  args: { ...checked({ abi: '{"abi": 5}' }), contract: ready(null), hasKnown: false },
  play: async ({ userEvent }) =>
    userEvent.click(screen.getByRole('button', { name: text('done') })),
}
export const RawData: Story = {
  args: checked({ mode: 'data', data: '0x12345', value: '1,500' }),
  play: WrongAbi.play!,
}
/** Neither data nor an amount: the call would do nothing. */
export const Nothing: Story = {
  args: { ...checked({ mode: 'data' }), onDone: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('call.data.nothing'))).toBeVisible()
  },
}
export const OtherChain: Story = {
  args: checked(
    {},
    { found: { status: 'usable', address: shop, chain: chains[1], lookAlike: undefined } },
  ),
}
const approve = {
  name: 'approve',
  payable: false,
  inputs: [
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
  ],
}
const approving = checked(
  {
    to: usdc,
    method: signatureOf(approve),
    args: { [signatureOf(approve)]: [dave, '500000000'] },
  },
  { found: usable(usdc), known: { ok: true, methods: [approve] } },
)
const previewOf = (call: BuilderCall | undefined) =>
  call && { call, tokens, read: readCall(call, { safe: treasury.address, tokens }) }

/** An amount of a known token, an account, and what the call will do. */
export const Previewed: Story = {
  args: {
    ...approving,
    accounts: [usable(dave), undefined],
    amountOf: { index: 1, token: tokens[0]! },
    preview: previewOf(approving.check.ready),
  },
  parameters: { picture: 'page' },
  play: async ({ userEvent }) => {
    const preview = within(screen.getByRole('region', { name: text('call.preview') }))
    await expect(preview.getByText(/^Let/)).toHaveTextContent(/Let .*spend .*500.*USDC/)
    await expect(preview.queryByRole('region')).toBeNull()
    await userEvent.click(preview.getByRole('button', { name: text('call.data') }))
    await expect(preview.getByRole('region', { name: text('call.data') })).toHaveTextContent(
      /^0x ?095ea7b3/,
    )
    await userEvent.click(preview.getByRole('button', { name: text('call.data') }))
  },
}
const many = JSON.stringify([
  ...Array.from({ length: 300 }, (_, at) => ({ type: 'function', name: `set${at}`, inputs: [] })),
  { type: 'function', name: 'set299Read', stateMutability: 'view', inputs: [] },
])
/** Of 300 methods, one is found by a part of its name; read-only methods can't be called. */
export const LongAbi: Story = {
  args: { ...checked({ abi: many }), onForm: fn(), hasKnown: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('call.method') }))
    const search = await screen.findByRole('searchbox')
    await userEvent.type(search, 'nothing')
    await screen.findByText(text('call.method.none', { words: 'nothing' }))
    await userEvent.clear(search)
    await userEvent.type(search, 'SET299')
    const found = within(screen.getByRole('list', { name: text('call.method') }))
    await expect(found.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(found.getByRole('button', { name: 'set299()' }))
    await expect(args.onForm).toHaveBeenCalledWith(expect.objectContaining({ method: 'set299()' }))
  },
}
/** More than the Safe has is a warning: an earlier action may bring it in. */
export const MoreThanBalance: Story = {
  args: {
    ...checked({ ...typed(`[["${dave}", 5]]`, '1800000000', '0x0'), value: '5' }, { known }),
    balance: 4n * 10n ** 18n,
  },
  play: async () => {
    await expect(await screen.findByText(text('call.value.over'))).toBeVisible()
    await expect(screen.getByText(/^4 ETH/)).toBeVisible()
  },
}
/** Each part on its own. */
export const Parts: Story = {
  render: () => (
    <main style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Field label={text('call.method')}>
        <MethodPicker methods={known.methods} chosen={signatureOf(place)} onChoose={fn()} />
      </Field>
      <ArgumentField
        input={{ name: '', type: 'address' }}
        index={0}
        value={dave}
        onValue={fn()}
        problem={undefined}
        account={{ found: usable(dave), problem: undefined }}
        token={undefined}
        chain={mainnet}
        contacts={contacts}
        accountText={({ why }) => why}
      />
      <ValueField chain={mainnet} value="" onValue={fn()} problem={undefined} balance={undefined} />
      <CallPreview preview={undefined} chain={mainnet} />
    </main>
  ),
}
/** Only a method's fields. */
export const Method: Story = {
  render: () => {
    const { form, check } = checked(typed(`[["${dave}", 5]]`, '1800000000', '0x0'), { known })
    return (
      <main style={{ padding: 16 }}>
        <MethodFields
          form={form}
          onForm={fn()}
          check={check}
          contract={contract}
          hasKnown
          chain={mainnet}
          contacts={contacts}
          accountText={({ why }) => why}
        />
      </main>
    )
  },
}

/** A call with an amount to an address without a contract would only lose the amount. */
export const NoContract: Story = {
  args: {
    hasCode: false,
    hasKnown: false,
    contract: ready(null),
    ...checked({ mode: 'data', data: '0x12345678', value: '0.5' }),
  },
  play: async () => {
    await expect(await screen.findByText(text('call.noCode'))).toBeVisible()
  },
}
/** Without an amount, nothing is lost. */
export const NoContractNoAmount: Story = {
  args: { hasCode: false, ...checked({ mode: 'data', data: '0x12345678' }) },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByText(text('call.noCode'))).toBeNull()
  },
}
